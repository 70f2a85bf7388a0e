import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { closeGate } from '../lib/backGate';
import { confirm, type Question } from '../ui/questions';

/** What is asked before a changed form is left. */
export function useLeaveQuestion(): Question {
  const { t } = useTranslation('shell');
  return {
    title: t('leave.title'),
    body: t('leave.body'),
    confirmLabel: t('leave.confirm'),
    cancelLabel: t('leave.stay'),
    isDestructive: true,
  };
}

/** Asks before a changed form is left: by a link, by the back button, or by closing the tab. */
export function useLeaveGuard(isChanged: boolean, question: Question): void {
  const [, navigate] = useLocation();
  const latest = useRef(question);
  latest.current = question;

  useLayoutEffect(() => {
    if (!isChanged) return;
    const here = location.href;

    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();

    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || !leavesPage(link, event)) return;
      event.preventDefault();
      event.stopPropagation();
      void confirm(latest.current).then((isSure) => {
        if (isSure) navigate(link.pathname + link.search);
      });
    };

    // The browser has moved already: go back to the form first, then ask.
    const onBack = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      const target = location.pathname + location.search;
      history.pushState(history.state, '', here);
      void confirm(latest.current).then((isSure) => {
        if (isSure) navigate(target, { replace: true });
      });
    };

    window.addEventListener('beforeunload', onUnload);
    const openGate = closeGate(onBack);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      openGate();
      document.removeEventListener('click', onClick, true);
    };
  }, [isChanged, navigate]);
}

/** New tabs, other sites and marks on this page leave the form standing. */
function leavesPage(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const opensTab =
    link.target === '_blank' ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.button !== 0;
  return (
    !opensTab &&
    link.origin === location.origin &&
    !link.hasAttribute('download') &&
    link.pathname + link.search !== location.pathname + location.search
  );
}
