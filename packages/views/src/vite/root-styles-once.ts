import type { Plugin } from 'vite';

/**
 * What loads a module late looks for its style sheets by their addresses, and adds those that it does not find. React
 * Router ends the addresses of style sheets of routes with `#`, lest they go with the route. The root stays, so its
 * own are asked for by that address: a second time they would have the whole page styled and laid out anew.
 *
 * @param chunks names of the chunks whose style sheets the root brings
 */
export function rootStylesOnce(chunks: readonly string[]): Plugin {
  const sheet = new RegExp(
    String.raw`(["'\x60])(assets/(?:${chunks.join('|')})-[\w-]+\.css)\1`,
    'g',
  );
  return {
    name: 'vx-root-styles-once',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // The lists of style sheets are written by Vite's own plugins, in this same step.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = file.code.replaceAll(sheet, '$1$2#$1');
      },
    },
  };
}
