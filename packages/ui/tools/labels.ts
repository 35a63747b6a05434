/**
 * Writes the catalogues of labels from the ICU messages in `src/*\/messages`: plain functions, so that no browser
 * needs an ICU formatter for the few words that components say. The types that stand beside them say which labels
 * there are and what each is given.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import ts from 'typescript';

const file = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const head = '// Written by `pnpm --filter @vx/ui run labels` from the messages in';

/** A type of labels, and the folder that holds it in `labels.ts` and its texts in `messages`. */
interface Labels {
  readonly folder: string;
  readonly type: string;
}

export const uiLabels: Labels = { folder: 'labels', type: 'UiLabels' };
export const mapLabels: Labels = { folder: 'performer-map', type: 'MapLabels' };
export const allLabels = [uiLabels, mapLabels] as const;

export const languages = ['de', 'en', 'es', 'nl'] as const;
export type Language = (typeof languages)[number];
const names = { de: 'german', en: 'english', es: 'spanish', nl: 'dutch' } as const;
const words = { de: 'German', en: 'English', es: 'Spanish', nl: 'Dutch' } as const;

/** ICU messages by key: `player.retryIn`. */
export const readMessages = (
  { folder }: Labels,
  language: Language,
): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(file(`${folder}/messages/${language}.json`), 'utf8')) as Record<
    string,
    string
  >;

/** The members of the type of labels. */
function membersOf({ folder, type }: Labels): readonly ts.TypeElement[] {
  const path = file(`${folder}/labels.ts`);
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  for (const statement of source.statements)
    if (
      ts.isTypeAliasDeclaration(statement) &&
      statement.name.text === type &&
      ts.isTypeLiteralNode(statement.type)
    )
      return statement.type.members;
  throw new Error(`${path} has no type ${type}.`);
}

const textOf = (name: ts.Node | undefined): string =>
  name !== undefined && ts.isIdentifier(name) ? name.text : '';
const quote = (text: string): string => (/['\\]/.test(text) ? JSON.stringify(text) : `'${text}'`);
const isChoice = ({ type }: MessageFormatElement): boolean =>
  type === TYPE.plural || type === TYPE.select;

/** The code of all labels in a language. */
function catalogue(labels: Labels, language: Language, depth = 0): string {
  const messages = new Map(Object.entries(readMessages(labels, language)));
  const take = (key: string): MessageFormatElement[] => {
    const message = messages.get(key);
    if (message === undefined) throw new Error(`${labels.folder} lacks ${key} in ${language}.`);
    messages.delete(key);
    return parse(message);
  };
  const code = objectOf(membersOf(labels), '', { take, language, depth });
  const [surplus] = messages.keys();
  if (surplus !== undefined)
    throw new Error(`${labels.type} has no ${surplus}, which has a text in ${language}.`);
  return code;
}

interface Context {
  readonly take: (key: string) => MessageFormatElement[];
  readonly language: Language;
  /** How far the object stands from the margin. */
  readonly depth: number;
}

function objectOf(
  members: readonly ts.TypeElement[],
  prefix: string,
  { take, language, depth }: Context,
): string {
  const indent = '  '.repeat(depth + prefix.split('.').length - 1);
  const lines = members.map((member) => {
    const name = textOf(member.name);
    const type = ts.isPropertySignature(member) ? member.type : undefined;
    const key = `${prefix}${name}`;
    return `${indent}  ${name}: ${key === 'locale' ? quote(language) : valueOf(type, key)},\n`;
  });
  return `{\n${lines.join('')}${indent}}`;

  function valueOf(type: ts.TypeNode | undefined, key: string): string {
    if (type === undefined) throw new Error(`The label ${key} has no type.`);
    if (ts.isTypeLiteralNode(type))
      return objectOf(type.members, `${key}.`, { take, language, depth });
    if (ts.isTypeOperatorNode(type)) return valueOf(type.type, key);
    if (ts.isTupleTypeNode(type)) {
      const parts = type.elements.map((element) =>
        ts.isNamedTupleMember(element) ? element.name.text : '',
      );
      return `[${parts.map((part) => expression(take(`${key}.${part}`), new Set(), key)).join(', ')}]`;
    }
    if (!ts.isFunctionTypeNode(type)) return expression(take(key), new Set(), key);
    const given = type.parameters.map(({ name }) => textOf(name));
    const message = take(key);
    const whole = expression(message, new Set(given), key);
    const body = message.length === 1 && message.every(isChoice) ? `(${whole})` : whole;
    const used = given.map((name) => (new RegExp(`\\b${name}\\b`).test(body) ? name : `_${name}`));
    const count = used.findLastIndex((name) => !name.startsWith('_')) + 1;
    return `(${used.slice(0, count).join(', ')}) => ${body}`;
  }
}

/** A message as an expression: a text, a template literal or a choice. */
function expression(
  elements: readonly MessageFormatElement[],
  given: ReadonlySet<string>,
  key: string,
): string {
  const only = elements.length === 1 ? elements[0] : undefined;
  if (elements.length === 0) return "''";
  if (only?.type === TYPE.literal) return quote(only.value);
  if (only && isChoice(only)) return choice(only, given, key);
  return `\`${elements
    .map((element) =>
      element.type === TYPE.literal
        ? element.value.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`)
        : `\${${element.type === TYPE.argument ? known(element.value, given, key) : choice(element, given, key)}}`,
    )
    .join('')}\``;
}

function known(name: string, given: ReadonlySet<string>, key: string): string {
  if (!given.has(name)) throw new Error(`The type of the label ${key} gives no ${name}.`);
  return name;
}

/** In our languages `one` is 1 and nothing else. */
const conditions: Readonly<Record<string, string>> = { one: ' === 1', true: '' };

function choice(element: MessageFormatElement, given: ReadonlySet<string>, key: string): string {
  if (element.type !== TYPE.plural && element.type !== TYPE.select)
    throw new Error(`The label ${key} has a ${TYPE[element.type]}: values come formatted.`);
  const name = known(element.value, given, key);
  const { other, ...others } = element.options;
  const otherwise = expression(other?.value ?? [], given, key);
  return Object.entries(others).reduceRight((rest, [option, { value }]) => {
    const condition = conditions[option] ?? option.replace(/^=(\d+)$/, ' === $1');
    if (condition === option) throw new Error(`The label ${key} chooses by ${option}.`);
    return `${name}${condition} ? ${expression(value, given, key)} : ${rest}`;
  }, otherwise);
}

const written = (labels: Labels, language: Language, path: string): string =>
  `${head} src/${labels.folder}/messages.
import type { ${labels.type} } from '${path}';

/** The labels of all components, in ${words[language]}. */
export const ${names[language]}: ${labels.type} = ${catalogue(labels, language)};
`;

/** The files with what has to stand in them. */
export const labelFiles = (): ReadonlyMap<string, string> =>
  new Map([
    [file('labels/english.ts'), written(uiLabels, 'en', './labels.ts')],
    ...(['de', 'es', 'nl'] as const).map(
      (language) =>
        [
          file(`labels-${language}/index.ts`),
          written(uiLabels, language, '../labels/labels.ts'),
        ] as const,
    ),
    [
      file('performer-map/catalogues.ts'),
      `${head} src/${mapLabels.folder}/messages.
import type { MapLabels } from './labels.ts';

export const catalogues: { readonly en: MapLabels; readonly [language: string]: MapLabels } = {
${languages.map((language) => `  ${language}: ${catalogue(mapLabels, language, 1)},\n`).join('')}};
`,
    ],
  ]);

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [path, text] of labelFiles()) writeFileSync(path, text);
