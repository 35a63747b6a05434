import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst, type Plugin } from 'vite';
import { withAmounts } from './amounts.ts';
import { languages, readWordBook, type Language, type WordBook } from './word-book.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const amounts = resolve(here, 'amounts.ts');

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** What a field or an attribute is called, or a name in code. */
const nameOf = (node: unknown): string => String((node as { readonly name?: unknown })?.name);

/** Attributes that nobody reads, or that hold what a guest types as it is. */
const unread = new Set(['className', 'href', 'src', 'id', 'key', 'name', 'defaultCode']);
const unreadFields = new Set(['id', 'href', 'defaultCode']);

/** Drawings are seeded by names: in every language it is the same picture. */
const drawings =
  /^(?:banner|face|film|giftPicture|liveTall|liveWide|paletteOf|photosOf|place|portrait|room|thing|wide)$/u;

/** What an object has in a field. */
const fieldOf = (object: Node | null | undefined, name: string): Node | undefined =>
  ((object?.['properties'] ?? []) as readonly Node[]).find(({ key }) => nameOf(key) === name)?.[
    'value'
  ] as Node | undefined;

/** The rest of a word whose beginning was searched for, `{ match: 'mi' }, 'dnight'`: what is searched for stays as it is. */
function isRestOfMatch(node: Node, parent: Node): boolean {
  if (parent.type !== 'ArrayExpression') return false;
  const parts = parent['elements'] as readonly Node[];
  return (
    /^\p{Ll}/u.test(String(node['value'])) &&
    fieldOf(parts[parts.indexOf(node) - 1], 'match') !== undefined
  );
}

/** What a browser is made to be for a story: `globalThis.matchMedia = …`. */
const isOfBrowser = ({ type, left }: Node): boolean =>
  type === 'AssignmentExpression' && nameOf((left as Node)['object']) === 'globalThis';

/** Stories for long words are written in German: those shown in it, and words that are named so. */
const isInGerman = (node: Node): boolean =>
  (node.type === 'VariableDeclarator' && /german/iu.test(nameOf(node['id']))) ||
  fieldOf(fieldOf(node, 'globals'), 'language')?.['value'] === 'de';

/** A string that is code: where a module comes from, the key of a field, a type, the seed of a drawing, a password. */
function isCode(node: Node, parent: Node | null, object: Node | null): boolean {
  if (parent === null) return false;
  if (parent.type.startsWith('TS') && parent.type !== 'TSAsExpression') return true;
  if (parent['source'] === node) return true;
  if (parent.type === 'CallExpression' && drawings.test(nameOf(parent['callee']))) return true;
  if (isRestOfMatch(node, parent)) return true;
  if (parent.type === 'Property') {
    const key = parent['key'];
    if (key === node && parent['computed'] !== true) return true;
    if (unreadFields.has(nameOf(key))) return true;
    if (nameOf(key) === 'defaultValue' && fieldOf(object, 'type')?.['value'] === 'password')
      return true;
  }
  return parent.type === 'JSXAttribute' && unread.has(nameOf(parent['name']));
}

/** The words of a text between tags; whether a space at an end stands in the page is decided by the line. */
const JSX_TEXT = /^(\s*)([\s\S]*?)(\s*)$/u;
const spaceOf = (around: string): string => (around === '' || around.includes('\n') ? '' : ' ');

/** A template as a sentence: "{0} of {1} coins". */
const sentenceOf = (quasis: readonly Node[]): string =>
  quasis
    .map(
      ({ value }, index) =>
        `${index > 0 ? `{${index - 1}}` : ''}${(value as { cooked: string }).cooked}`,
    )
    .join('');

/** What a node stands in, and what that stands in. */
type Parents = readonly [parent: Node | null, object: Node | null];

/** A string of a module that somebody may read. */
interface Said {
  readonly node: Node;
  readonly parent: Node | null;
  /** As the word book has it: "{0} of {1} coins". */
  readonly sentence: string;
  /** Of a text between tags: the spaces beside it. */
  readonly around: readonly [before: string, after: string];
  readonly where: Where;
}

interface Where {
  /** In a play function, which looks for what the story says. */
  readonly isPlayed: boolean;
  /** In a story that is written in German. */
  readonly isGerman: boolean;
}

function said(node: Node, [parent, object]: Parents, where: Where): Said | null {
  const { type, value } = node;
  if (isCode(node, parent, object)) return null;
  if (type === 'JSXText') {
    const [, before = '', words = '', after = ''] = JSX_TEXT.exec(String(value)) ?? [];
    const sentence = words.replaceAll(/\s+/gu, ' ');
    return { node, parent, sentence, around: [spaceOf(before), spaceOf(after)], where };
  }
  if (type === 'Literal' && typeof value === 'string')
    return { node, parent, sentence: value, around: ['', ''], where };
  if (type !== 'TemplateLiteral' || (node['expressions'] as readonly Node[]).length === 0)
    return null;
  const sentence = sentenceOf(node['quasis'] as readonly Node[]);
  return { node, parent, sentence, around: ['', ''], where };
}

/** Every string of a module that somebody may read. */
export function textsOf(code: string): readonly Said[] {
  const found: Said[] = [];
  const look = (node: Node, parents: Parents, around: Where): void => {
    if (isOfBrowser(node)) return;
    const where = {
      isPlayed: around.isPlayed || (node.type === 'Property' && nameOf(node['key']) === 'play'),
      isGerman: around.isGerman || isInGerman(node),
    };
    const text = said(node, parents, where);
    if (text !== null) found.push(text);
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? (value as readonly unknown[]) : [value])
        if (isNode(child)) look(child, [node, parents[0]], where);
  };
  look(parseAst(code, { lang: 'tsx' }) as unknown as Node, [null, null], {
    isPlayed: false,
    isGerman: false,
  });
  return found;
}

/** A template as a call that fills a sentence, so that its values may stand in another order. */
function* editsOfTemplate(
  { start, end, ...node }: Node,
  sentence: string,
  language: Language,
): Generator<Edit> {
  const expressions = node['expressions'] as readonly Node[];
  const [first, ...rest] = expressions;
  if (first === undefined) return;
  const last = rest.at(-1) ?? first;
  yield { start, end: first.start, text: `vxFilled(${JSON.stringify(sentence)}, [` };
  for (const [index, { start: next }] of rest.entries())
    yield { start: expressions[index]?.end ?? next, end: next, text: ', ' };
  yield { start: last.end, end, text: `], ${JSON.stringify(language)})` };
}

function* editsOf(code: string, language: Language, book: WordBook): Generator<Edit> {
  for (const { node, parent, sentence, around } of textsOf(code)) {
    const { type, start, end } = node;
    const translated = book.translate(sentence, language);
    if (type === 'TemplateLiteral') {
      if (translated !== null || /€|CHF/u.test(sentence))
        yield* editsOfTemplate(node, translated ?? sentence, language);
      continue;
    }
    const next = withAmounts(translated ?? sentence, language);
    if (next === sentence) continue;
    const text = JSON.stringify(around.join(next));
    yield {
      start,
      end,
      text: type === 'Literal' && parent?.type !== 'JSXAttribute' ? text : `{${text}}`,
    };
  }
}

/** A module in another language. */
export function inLanguage(code: string, language: Language, book: WordBook): string {
  const edits = [...editsOf(code, language, book)].toSorted(
    (one, other) => other.start - one.start,
  );
  const translated = edits.reduce(
    (text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end),
    code,
  );
  return `import { filled as vxFilled } from ${JSON.stringify(amounts)};\n${translated}`;
}

const asked = (id: string): Language | null =>
  languages.find((language) => id.endsWith(`?language=${language}`)) ?? null;

/** Modules with words: stories, what they share, and screens. Drawings and what only tests take have none. */
export const hasWords = (file: string): boolean =>
  /(?:packages\/ui\/src\/.+\.stories|packages\/ui\/src\/fixtures\/.+|apps\/storybook\/stories\/.+)\.tsx?$/u.test(
    file,
  ) && !/fixtures\/(?:art|clip|framed|component-docs|quiet-browser)\.ts$/u.test(file);

/**
 * Stories are written in English. `Button.stories.tsx?language=de` is the same file with every text and every amount in German, and
 * so is what it imports of fixtures: a text of the product as the product says it, any other as `words/` does. `told.tsx` draws it.
 */
export function inLanguages(): Plugin {
  let book: WordBook | undefined;
  return {
    name: 'vx:in-languages',
    enforce: 'pre',
    resolveId(source, importer) {
      const language = asked(importer ?? '');
      if (language === null || importer === undefined || !source.startsWith('.')) return null;
      const file = resolve(dirname(importer), source);
      return hasWords(file) ? `${file}?language=${language}` : null;
    },
    transform(code, id) {
      const language = asked(id);
      if (language === null) return null;
      book ??= readWordBook();
      return { code: inLanguage(code, language, book), map: null };
    },
    watchChange(id) {
      if (id.includes('/messages/') || id.includes('/words/')) book = undefined;
    },
  };
}
