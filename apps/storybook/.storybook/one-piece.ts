import { build, normalizePath, type Plugin, type Rolldown } from 'vite';

/**
 * Serves modules with everything they import as one, so that a browser asks once instead of a hundred times. For folders
 * of plain data whose files nobody imports past their index. A change of any file in it reloads the stories as always.
 */
export function onePiece(entries: readonly string[]): Plugin {
  const files = new Set(entries.map(normalizePath));
  return {
    name: 'vx:one-piece',
    apply: 'serve',
    enforce: 'pre',
    async load(id) {
      if (!files.has(id)) return null;
      const { code, map, moduleIds } = await bundle(id);
      for (const file of moduleIds) if (file !== id) this.addWatchFile(file);
      return { code, map };
    },
  };
}

async function bundle(entry: string): Promise<Rolldown.OutputChunk> {
  const [result] = [
    await build({
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        minify: false,
        sourcemap: true,
        target: 'esnext',
        lib: { entry, formats: ['es'], fileName: 'index' },
      },
    }),
  ].flat();
  if (result === undefined || !('output' in result)) throw new Error(`${entry} gave no bundle.`);
  return result.output[0];
}
