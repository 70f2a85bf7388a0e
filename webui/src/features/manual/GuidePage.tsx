import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRoute } from 'wouter';
import { paths, to } from '../../app/routes';
import { lazyModule, useLazyModule } from '../../shared/lib/lazyModule';
import { useTitle } from '../../shared/lib/useTitle';
import { Breadcrumb } from '../../shared/ui/Breadcrumb';
import { Button } from '../../shared/ui/Button';
import { Card } from '../../shared/ui/Card';
import { ErrorState } from '../../shared/ui/ErrorState';
import { Icon } from '../../shared/ui/Icon';
import { IconPrinter } from '../../shared/ui/icons';
import { Notice } from '../../shared/ui/Notice';
import { PageHead } from '../../shared/ui/PageHead';
import { Skeleton } from '../../shared/ui/Skeleton';
import { RichText } from '../../shared/ui/widgets/RichText';
import styles from './manual.module.css';
import { guideQuery, type ManualGuide, type ManualSection } from './manualCalls';

const parser = lazyModule(() => import('../../shared/lib/richText'));

/** /manual/:guide */
export default function GuidePage() {
  const { t, i18n } = useTranslation('manual');
  const [, parameters] = useRoute<{ guide: string }>(paths.ManualGuide);
  const guide = useQuery(guideQuery(parameters?.guide ?? '', i18n.language));
  useTitle(guide.data?.title ?? t('title'));
  return (
    <>
      <div data-no-print>
        <Breadcrumb
          crumbs={[
            { label: t('title'), href: to('Manual') },
            ...(guide.data ? [{ label: guide.data.title }] : []),
          ]}
        />
      </div>
      <PageHead
        title={guide.data?.title ?? t('title')}
        actions={
          guide.data && (
            <span data-no-print>
              <Button onClick={() => window.print()}>
                <Icon icon={IconPrinter} size={16} />
                {t('print')}
              </Button>
            </span>
          )
        }
      />
      {guide.isPending && <Skeleton lines={12} height={24} />}
      {guide.isError && <ErrorState error={guide.error} onRetry={() => void guide.refetch()} />}
      {guide.data && <Text key={guide.data.name} guide={guide.data} />}
    </>
  );
}

function Text({ guide }: { guide: ManualGuide }) {
  const { t } = useTranslation('manual');
  const [, navigate] = useLocation();
  const place = useRef<HTMLDivElement>(null);
  // With the parser there, a heading stands where it will stay.
  const isReady = useLazyModule(parser).module !== null;

  useEffect(() => {
    if (!isReady) return;
    const wait = requestAnimationFrame(() => requestAnimationFrame(() => goTo(location.hash)));
    return () => cancelAnimationFrame(wait);
  }, [isReady]);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.button);
      if (!link || !isPlain || link.origin !== location.origin) return;
      event.preventDefault();
      const isHere = link.pathname === location.pathname;
      navigate(`${link.pathname}${link.hash}`);
      if (isHere) goTo(link.hash);
    };
    const text = place.current;
    text?.addEventListener('click', follow);
    return () => text?.removeEventListener('click', follow);
  }, [navigate]);

  const headings = guide.sections.filter(({ level }) => level === 2);
  return (
    <div className={headings.length > 1 ? styles.columns : undefined}>
      <div ref={place} className={styles.text} data-card={guide.isCard || undefined}>
        <Card isPadded>
          {guide.isOther && <Notice tone="info">{t('other')}</Notice>}
          {guide.sections.map((section, number) => (
            <Part key={section.anchor || number} section={section} />
          ))}
        </Card>
      </div>
      {headings.length > 1 && (
        <nav className={styles.contents} aria-label={t('contents')} data-no-print>
          <strong>{t('contents')}</strong>
          <ul>
            {headings.map(({ anchor, title }) => (
              <li key={anchor}>
                <a
                  href={`#${encodeURIComponent(anchor)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    navigate(`${location.pathname}#${encodeURIComponent(anchor)}`);
                    goTo(`#${anchor}`);
                  }}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** Headings stand outside the rich text, which knows no names of places. */
function Part({ section }: { section: ManualSection }) {
  const Heading = section.level > 2 ? 'h3' : 'h2';
  return (
    <section className={styles.section}>
      {section.title && (
        <Heading id={idOf(section.anchor)} className={styles.heading}>
          {section.title.replaceAll('`', '')}
        </Heading>
      )}
      {section.text && <RichText source={section.text} />}
    </section>
  );
}

/** Anchors are words of documents; none shall be taken for an element of the page. */
const idOf = (anchor: string) => `guide-${anchor}`;

function goTo(hash: string): void {
  const anchor = decodeURIComponent(hash.slice(1));
  if (anchor) document.getElementById(idOf(anchor))?.scrollIntoView({ block: 'start' });
}
