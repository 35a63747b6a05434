import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileMessages } from './compile.ts';
import type { Plugin } from 'vite';

export { compileMessages } from './compile.ts';

export interface MessagesPluginOptions {
  /**
   * Whether the bundle goes without the ICU parser (about 7 kB gzip), which nothing needs once all
   * texts are parsed. Default: true.
   */
  readonly withoutParser?: boolean;
}

const parser = '@formatjs/icu-messageformat-parser';
const messagesDirectory = fileURLToPath(new URL('../messages', import.meta.url));

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
    async load(id) {
      const file = id.split('?', 1)[0] ?? id;
      const language = languageOfModule(file);
      if (language === null) return null;
      const directory = dirname(file);
      const texts = await readTexts(directory, file, (path) => this.addWatchFile(path));
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
  directory: string,
  module: string,
  watch: (path: string) => void,
): Promise<Record<string, string>> {
  const files = existsSync(directory) ? await readdir(directory) : [];
  const namespaces = files.filter((file) => file.endsWith('.json'));
  if (namespaces.length === 0) {
    const loaded = (await import(pathToFileURL(module).href)) as {
      readonly messages: Record<string, string>;
    };
    return loaded.messages;
  }
  const texts: Record<string, string> = {};
  for (const file of namespaces) {
    const path = join(directory, file);
    watch(path);
    const keys = JSON.parse(await readFile(path, 'utf8')) as Record<string, string>;
    for (const [key, text] of Object.entries(keys))
      texts[`${basename(file, '.json')}.${key}`] = text;
  }
  return texts;
}
