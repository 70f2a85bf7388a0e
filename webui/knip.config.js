// What nobody uses: files, exports, dependencies.
export default {
  entry: [
    'src/main.tsx',
    // The build reads the table of pages, and what it exports beside it (build/manifest.mjs).
    'src/app/pages.ts',
    // Bundled by tests/e2e/test_board_budget.py.
    'src/testing/boardPage.tsx',
    // And by test_roll_budget.py.
    'src/testing/rollPage.tsx',
    '*.mjs',
  ],
  // The shims are packages of their own, which stand for React.
  project: ['src/**/*.{ts,tsx}', '*.mjs', 'build/*.mjs'],
  ignoreDependencies: [
    // The browser tests load its file into the page (tests/pages/sweep.py).
    'axe-core',
  ],
};
