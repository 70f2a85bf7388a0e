import { defineConfig } from 'vitest/config';

// Rules and calculations are tried without a page, which would cost more than they do. These are no
// components either, and use the page's storage, address or events.
const ofThePage = [
  'src/entities/problem/codeDrafts.test.ts',
  'src/shared/api/client.test.ts',
  'src/shared/api/downloadFile.test.ts',
  'src/shared/api/keepServerTime.test.ts',
  'src/shared/api/resumableUpload.test.ts',
  'src/shared/i18n/locale.test.ts',
  'src/shared/lib/reloadOnce.test.ts',
  'src/shared/lib/serverClock.test.ts',
  'src/shared/session/session.test.ts',
];

export default defineConfig({
  define: { __DEV__: 'false', __MATH_STYLES__: '"/assets/katex.css"' },
  // The project's JSX goes through the react shim, like in the bundle.
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  test: {
    css: { modules: { classNameStrategy: 'non-scoped' } },
    server: {
      deps: {
        inline: [
          /react-i18next/,
          /@tanstack/,
          /wouter/,
          /@testing-library/,
          /@tabler/,
          /react-hook-form/,
          /hookform/,
        ],
      },
    },
    restoreMocks: true,
    testTimeout: 90_000,
    maxWorkers: 2,
    // Files run in the same order everywhere: what one leaves behind shows here as on a new machine.
    cache: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'page',
          include: ['src/**/*.test.tsx', ...ofThePage],
          exclude: ['src/**/*.fresh.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['src/testing/setup.ts'],
          // The setup file puts everything back between tests; a new page for each file takes three
          // times as long.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['src/**/*.test.ts'],
          exclude: ofThePage,
          environment: 'node',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // What is loaded for the first time needs a page in which nothing has been loaded yet.
          name: 'fresh page',
          include: ['src/**/*.fresh.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['src/testing/setup.ts'],
          isolate: true,
        },
      },
    ],
  },
});
