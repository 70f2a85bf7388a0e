import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __DEV__: 'false', __MATH_STYLES__: '"/assets/katex.css"' },
  // The project's JSX goes through the react shim, like in the bundle.
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  test: {
    environment: 'happy-dom',
    setupFiles: ['src/testing/setup.ts'],
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
    testTimeout: 30_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'page',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.fresh.test.{ts,tsx}'],
          // The setup file puts everything back between tests; a new page for each file takes three
          // times as long.
          isolate: false,
        },
      },
      {
        extends: true,
        // What is loaded for the first time needs a page in which nothing has been loaded yet.
        test: { name: 'fresh page', include: ['src/**/*.fresh.test.{ts,tsx}'], isolate: true },
      },
    ],
  },
});
