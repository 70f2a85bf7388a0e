// Two style sheets for the whole site, and one for what is printed as it comes from the server.
// esbuild neither loads the CSS of a lazily imported chunk nor shares it between chunks, so every
// *.module.css is listed in app.css or admin.css.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** From the lowest to the one that stands above all others. */
export const layers = ['tokens', 'base', 'ui', 'entity', 'feature'];

async function moduleStyles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.name.endsWith('.module.css'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

async function folders(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return [
    folder,
    ...entries.filter((e) => e.isDirectory()).map((e) => path.join(e.parentPath, e.name)),
  ];
}

/** Resolves `styles-list:app.css`, `styles-list:admin.css` and `styles-list:slips.css`. */
export function styleLists(root) {
  const source = path.join(root, 'src');
  return {
    name: 'style-lists',
    setup(build) {
      build.onResolve({ filter: /^styles-list:/ }, (args) => ({
        path: args.path.slice('styles-list:'.length),
        namespace: 'styles-list',
      }));
      build.onLoad({ filter: /.*/, namespace: 'styles-list' }, async (args) => {
        // What the server prints by itself stands alone (contract admin.md §3.1).
        if (args.path === 'slips.css') {
          const file = path.join(source, 'features', 'admin', 'slips', 'slips.css');
          const contents = `@import ${JSON.stringify(file)};\n`;
          return { contents, loader: 'css', resolveDir: root };
        }
        const all = await moduleStyles(source);
        const isAdmin = (file) => file.includes(`${path.sep}features${path.sep}admin${path.sep}`);
        const base = ['tokens.css', 'base.css', 'print.css'].map((name) =>
          path.join(source, 'shared', 'styles', name),
        );
        const files =
          args.path === 'admin.css'
            ? all.filter(isAdmin)
            : [...base, ...all.filter((f) => !isAdmin(f))];
        const imports = files.map((file) => `@import ${JSON.stringify(file)};\n`).join('');
        return {
          contents: `@layer ${layers.join(', ')};\n${imports}`,
          loader: 'css',
          resolveDir: root,
          watchDirs: await folders(source),
        };
      });
    },
  };
}

/** KaTeX offers each font in three formats; every browser we serve reads the first. */
export function mathStyles() {
  return {
    name: 'math-styles',
    setup(build) {
      build.onLoad({ filter: /katex\.css$/ }, async (args) => {
        const css = await readFile(args.path, 'utf8');
        return {
          contents: css.replace(/,\s*url\([^)]*\.(?:woff|ttf)\)\s*format\([^)]*\)/g, ''),
          loader: 'css',
        };
      });
    },
  };
}
