import { existsSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { languages } from '@vx/contract/enums';
import { compileMessages } from './compile.ts';
import { loadersModule, readMessages, studioLoadersModule } from './message-files.ts';
import type { Plugin } from 'vite';

export { compileMessages } from './compile.ts';

/** How the plugin builds messages in. */
export interface MessagesPluginOptions {
  /**
   * Whether the bundle goes without the ICU parser (about 7 kB gzip), which nothing needs once all
   * texts are parsed. Default: true.
   */
  readonly withoutParser?: boolean;
}

const parser = '@formatjs/icu-messageformat-parser';
const messagesDirectory = fileURLToPath(new URL('../messages', import.meta.url));
/** All loaders, in the sources; a build of this package has them in its code already. */
const loaders = fileURLToPath(new URL('../generated/page-messages.ts', import.meta.url));
/** The loaders of the studio, which no page of a guest reaches. */
const studioLoaders = fileURLToPath(new URL('../generated/studio-messages.ts', import.meta.url));

/** Parses the texts of @vx/i18n while bundling, so that the browser never parses ICU text. */
export function vxMessages({ withoutParser = true }: MessagesPluginOptions = {}): Plugin {
  return {
    name: 'vx-messages',
    enforce: 'pre',
    config() {
      if (!withoutParser) return undefined;
      const replacement = fileURLToPath(import.meta.resolve(`${parser}/no-parser.js`));
      return { resolve: { alias: [{ find: new RegExp(`^${parser}$`), replacement }] } };
    },
    resolveId(source, importer) {
      // In the sources the module of a part is this plugin's own: there is no such file.
      return (importer === loaders || importer === studioLoaders) &&
        source.startsWith('../messages/')
        ? join(dirname(loaders), source)
        : null;
    },
    async load(id) {
      const file = id.split('?', 1)[0] ?? id;
      if (file === loaders) return loadersModule(messagesDirectory, languages);
      if (file === studioLoaders) return studioLoadersModule(languages);
      const language = languageOfModule(file);
      if (language === null) return null;
      const texts = await readTexts(file, (path) => this.addWatchFile(path));
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(compileMessages(texts)))});`;
    },
  };
}

/** The language of `messages/<language>/index.ts` (or `.js`, once published) or of a part below it, else null. */
function languageOfModule(file: string): string | null {
  const path = file.replaceAll('/', sep);
  if (!/^index\.[jt]s$/.test(basename(path))) return null;
  const directory = dirname(path);
  const above = dirname(directory);
  if (above === messagesDirectory) return basename(directory);
  return dirname(above) === messagesDirectory ? basename(above) : null;
}

async function readTexts(
  module: string,
  watch: (path: string) => void,
): Promise<Readonly<Record<string, string>>> {
  if (existsSync(loaders)) return readMessages(dirname(module), watch);
  const { messages } = (await import(pathToFileURL(module).href)) as {
    readonly messages: Readonly<Record<string, string>>;
  };
  return messages;
}
