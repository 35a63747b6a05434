/** Runs the command line tool of formatjs, which knows its calls and components and ICU messages. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const manifest = createRequire(import.meta.url).resolve('@formatjs/cli/package.json');
const bin = join(dirname(manifest), 'bin/formatjs');

function formatjs(args: readonly string[]): { readonly ok: boolean; readonly output: string } {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [bin, ...args], {
    encoding: 'utf8',
  });
  if (error) throw error;
  return { ok: status === 0, output: `${stdout}${stderr}` };
}

function inDirectory<T>(use: (directory: string) => T): T {
  const directory = mkdtempSync(join(tmpdir(), 'vx-texts-'));
  try {
    return use(directory);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/**
 * The ids in `formatMessage({ id })`, `<FormattedMessage id>` and `defineMessages`. Ids that are built at
 * run time it leaves out: `saidIds` finds those.
 */
export function extractIds(files: readonly string[]): ReadonlySet<string> {
  return inDirectory((directory) => {
    const list = join(directory, 'files.txt');
    const out = join(directory, 'ids.json');
    writeFileSync(list, files.join('\n'));
    const { ok, output } = formatjs(['extract', '--in-file', list, '--out-file', out]);
    if (!ok) throw new Error(`formatjs could not extract the texts:\n${output}`);
    return new Set(Object.keys(JSON.parse(readFileSync(out, 'utf8')) as object));
  });
}

/**
 * What is wrong between languages: keys that one lacks or has besides, placeholders, plurals and selects
 * that differ from English. Empty where nothing is.
 */
export function verifyLanguages(
  languages: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string {
  return inDirectory((directory) => {
    for (const [language, texts] of Object.entries(languages))
      writeFileSync(join(directory, `${language}.json`), JSON.stringify(texts));
    const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];
    const files = Object.keys(languages).map((language) => join(directory, `${language}.json`));
    const { ok, output } = formatjs(['verify', ...files, '--source-locale', 'en', ...checks]);
    return ok ? '' : output.trim();
  });
}
