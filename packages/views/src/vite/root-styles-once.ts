import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * What loads a module late looks for its style sheets by their addresses, and adds those that it does not find. React
 * Router ends the addresses of style sheets of routes with `#`, lest they go with the route. The root stays, so its
 * own are asked for by that address: a second time they would have the whole page styled and laid out anew.
 *
 * @param folder the app's own, with `app/root.tsx` inside
 * @throws Error where the root brings no style sheet
 */
export function rootStylesOnce(folder: string): Plugin {
  const root = join(folder, 'app/root.tsx');
  return {
    name: 'vx-root-styles-once',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // The lists of style sheets are written by Vite's own plugins, in this same step.
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const chunks = files.filter((file) => file.type === 'chunk');
        const sheets = new Set<string>();
        const seen = new Set<string>();
        const visit = (chunk: (typeof chunks)[number] | undefined): void => {
          if (!chunk || seen.has(chunk.fileName)) return;
          seen.add(chunk.fileName);
          for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet);
          for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
        };
        visit(chunks.find(({ facadeModuleId }) => facadeModuleId?.startsWith(root)));
        if (sheets.size === 0) throw new Error(`${root} brings no style sheet.`);
        for (const chunk of chunks)
          for (const sheet of sheets)
            for (const quote of ['"', "'", '`'])
              chunk.code = chunk.code.replaceAll(
                quote + sheet + quote,
                `${quote}${sheet}#${quote}`,
              );
      },
    },
  };
}
