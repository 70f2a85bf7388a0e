import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __DEV__: 'false', __MATH_STYLES__: '"/assets/katex.css"' },
  // The project's JSX goes through the react shim, like in the bundle.
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
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
    // The setup file puts everything back between tests; a new page for each file takes three times as long.
    isolate: false,
    maxWorkers: 2,
  },
});
