import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const styles = fileURLToPath(import.meta.resolve('@vx/ui/styles.css'));

/**
 * Each style sheet of the build begins with the order of the layers, as the base of `@vx/ui` names it: whichever
 * comes first, components stand above the reset.
 *
 * @throws Error where the base names no order
 */
export function layersFirst(): Plugin {
  const [order] = /^@layer [^{]*?;$/m.exec(readFileSync(styles, 'utf8')) ?? [];
  if (!order) throw new Error(`${styles} names no order of layers.`);
  return {
    name: 'vx-layers-first',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = order + String(file.source);
    },
  };
}
