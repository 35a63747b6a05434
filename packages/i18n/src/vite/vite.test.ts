import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { languages, loadMessagePart, type MessagePart } from '../index.ts';
import { messageParts } from '../generated/page-messages.ts';
import { compileMessages, vxMessages } from './index.ts';

const source = join(import.meta.dirname, '../load-messages.ts');

async function bundle(plugins: ReturnType<typeof vxMessages>[]) {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      minify: false,
      lib: { entry: source, formats: ['es'] },
    },
  })) as Rollup.RollupOutput[];
  return result.flatMap((part) => part.output).filter((file) => file.type === 'chunk');
}

test('one chunk per language and part, with syntax trees in place of ICU texts', async () => {
  const chunks = await bundle([vxMessages()]);
  const ofLanguages = chunks.filter((chunk) => chunk.isDynamicEntry);
  for (const { code } of ofLanguages) expect(code).not.toContain('plural,');
  const saying = (id: string) => ofLanguages.filter(({ code }) => code.includes(id));
  const common = saying('common.close');
  expect(common).toHaveLength(languages.length);
  for (const part of Object.keys(messageParts) as MessagePart[]) {
    const [id = ''] = Object.keys(await loadMessagePart('en', part));
    const own = saying(`"${id}\\"`);
    expect(own, id).toHaveLength(languages.length);
    expect(common.filter((chunk) => own.includes(chunk))).toEqual([]);
  }
  expect(
    chunks
      .filter((chunk) => !chunk.isDynamicEntry)
      .map(({ code }) => code)
      .join(''),
  ).not.toContain('Schließen');
});

test('compiled texts say the same as the texts', () => {
  const texts = {
    a: '{count, plural, one {# coin} other {# coins}} for {name}',
    b: '{at, date, ::yyyyMMdd} <b>{share, number, ::percent}</b>',
  };
  const compiled = compileMessages(texts);
  const values = {
    count: 2,
    name: 'Mira',
    at: new Date(0),
    share: 0.5,
    b: (x: unknown[]) => x.join(''),
  };
  for (const id of ['a', 'b'] as const) {
    const fromTree = new IntlMessageFormat(compiled[id] ?? [], 'de').format(values);
    expect(fromTree).toEqual(new IntlMessageFormat(texts[id], 'de').format(values));
  }
});

test('a text that is no ICU message stops the build and is named', () => {
  expect(() => compileMessages({ 'live.x': '{count, plural, one {#}' })).toThrow(/live\.x/);
});
