import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.ts';

const walk = 'docs/build-an-app.md';

/** Blocks of the walk that are not in the file of the starter that they name: "```ts src/page.ts". */
export function staleBlocks(): readonly string[] {
  const markdown = readFileSync(join(root, walk), 'utf8');
  return [...markdown.matchAll(/^```tsx? (\S+)\n([\s\S]*?)^```/gmu)].flatMap(
    ([, file = '', code = '']) => {
      const source = readFileSync(join(root, 'starters/feature', file), 'utf8');
      return source.includes(code.trim())
        ? []
        : [`${walk}: starters/feature/${file} has no such code:\n${code}`];
    },
  );
}
