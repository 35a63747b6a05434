import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { storiesOf } from './pressing.ts';
import { reasons } from './shown-by-playing.ts';

const inView = fileURLToPath(new URL('plays-in-view.ts', import.meta.url));

/** Stories show a state: in the workshop, plays that press or type run only where `shown-by-playing.ts` says why. */
export function statesInView(): Plugin {
  return {
    name: 'vx:states-in-view',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.stories.tsx')) return null;
      const file = basename(id, '.stories.tsx');
      const played = storiesOf(code)
        .filter(({ plays }) => plays)
        .map(({ name, presses }) => {
          const isBrought = presses && reasons.has(`${file} ${name}`);
          return `[${name}, ${presses && !isBrought}, ${isBrought}]`;
        });
      if (played.length === 0) return null;
      return {
        code: `import { playInView as vxPlayInView } from ${JSON.stringify(inView)};\n${code}\nvxPlayInView([${played.join(', ')}]);\n`,
        map: null,
      };
    },
  };
}
