import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/preact';
import type { ReactNode } from 'react';
import { newQueryClient } from '../shared/api/queryClient';
import { loadTexts, type TextSet } from '../shared/i18n/i18n';
import { QuestionHost } from '../shared/ui/QuestionHost';
import { ToastHost } from '../shared/ui/ToastHost';

/** Draws a screen with everything that stands around it in the real page. */
export async function show(screen: ReactNode, texts: readonly TextSet[] = []) {
  await loadTexts(texts);
  return showWhole(
    <>
      {screen}
      <QuestionHost />
      <ToastHost />
    </>,
  );
}

/** Draws the application itself, which brings all that. */
export function showWhole(application: ReactNode) {
  const queries = newQueryClient();
  const { queries: own, ...others } = queries.getDefaultOptions();
  queries.setDefaultOptions({ ...others, queries: { ...own, retry: false } });
  return render(<QueryClientProvider client={queries}>{application}</QueryClientProvider>);
}
