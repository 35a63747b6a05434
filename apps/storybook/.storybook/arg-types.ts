import type { StrictArgTypes, StrictInputType } from 'storybook/internal/types';

/** What react-docgen says of a type. */
interface DocgenType {
  readonly name: string;
  readonly raw?: string;
  /** Of a literal, with its quotes. */
  readonly value?: string;
  readonly type?: 'function' | 'object';
  readonly elements?: readonly DocgenType[];
  readonly signature?: {
    readonly properties?: readonly {
      readonly key: string | { readonly name: string };
      readonly value: DocgenType & { readonly required?: boolean };
    }[];
  };
}

export interface DocgenProp {
  readonly required?: boolean;
  readonly description?: string;
  readonly tsType?: DocgenType;
  readonly defaultValue?: { readonly value: string } | null;
}

interface Documented {
  readonly __docgenInfo?: { readonly props?: Readonly<Record<string, DocgenProp>> };
}

/** What a control can offer. */
type Shape =
  | 'boolean'
  | 'string'
  | 'number'
  | 'function'
  | 'glyph'
  | 'node'
  | 'array'
  | 'object'
  | 'other'
  | { readonly values: readonly (string | number | boolean | null)[] };

interface Spelled {
  /** In one line of the table. */
  readonly summary: string;
  /** With every field, where the line has no room for them. */
  readonly detail?: string;
  readonly shape: Shape;
}

const MAX_SUMMARY = 72;

const oneLine = (raw: string): string =>
  raw
    .replaceAll(/\/\*\*?[\s\S]*?\*\//gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\breadonly /gu, '')
    .replaceAll(/; \}/gu, ' }')
    .replaceAll(/\?: ([^;{}]*) \| undefined/gu, '?: $1')
    .replace(/^\| /u, '')
    .trim();

/** Without the `undefined` that every optional prop carries, and without the brackets around what it was joined to. */
function withoutUndefined(raw: string): string {
  const line = oneLine(raw)
    .replace(/ \| undefined$/u, '')
    .trim();
  return /^\((?:.*\) => .*)\)$/u.test(line) ? line.slice(1, -1) : line;
}

const literalOf = (value: string): string | number | boolean => {
  if (/^['"`]/u.test(value)) return value.slice(1, -1);
  return value === 'true' ? true : value === 'false' ? false : Number(value);
};

const keyOf = (key: string | { readonly name: string }): string =>
  typeof key === 'string' ? key : key.name;

/** Objects that designers know by a name of their own. */
function knownObject(keys: readonly string[]): Spelled | null {
  const has = (...wanted: readonly string[]): boolean => wanted.every((key) => keys.includes(key));
  if (has('regular', 'duotone')) return { summary: 'Glyph', shape: 'glyph' };
  if (has('value', 'currency', 'formatted'))
    return {
      summary: 'Price',
      detail:
        '{ value: number, currency: string, formatted: string, equivalent?: { formatted: string } | null }',
      shape: 'object',
    };
  return null;
}

const fieldsOf = (type: DocgenType): string => {
  const fields = (type.signature?.properties ?? []).map(
    ({ key, value }) => `${keyOf(key)}${value.required === false ? '?' : ''}`,
  );
  return `{ ${fields.join(', ')} }`;
};

function spellObject(type: DocgenType): Spelled {
  const known = knownObject((type.signature?.properties ?? []).map(({ key }) => keyOf(key)));
  if (known !== null) return known;
  const line = oneLine(type.raw ?? '');
  if (line.length > 0 && line.length <= MAX_SUMMARY) return { summary: line, shape: 'object' };
  return { summary: fieldsOf(type), detail: type.raw ?? '', shape: 'object' };
}

/** A type that react-docgen hands on as it was written. */
function spellRaw(raw: string): Spelled {
  const line = withoutUndefined(raw);
  const shape: Shape = /^(?:<\w+>)?\(.*\) => /u.test(line)
    ? 'function'
    : /^React(?:Node|Element)\b/u.test(line)
      ? 'node'
      : /\[\]$|^\[/u.test(line)
        ? 'array'
        : /^(?:Readonly|Record|Pick|Omit|Partial|\{)/u.test(line)
          ? 'object'
          : 'other';
  if (line.length <= MAX_SUMMARY) return { summary: line, shape };
  const short = line.startsWith('{')
    ? `{ ${[...line.matchAll(/[{;] (\w+\??):/gu)].map(([, key]) => key).join(', ')} }${line.endsWith('[]') ? '[]' : ''}`
    : `${line.slice(0, MAX_SUMMARY - 1)}…`;
  return { summary: short, detail: raw.trim(), shape };
}

const isNothing = ({ name }: DocgenType): boolean => name === 'undefined';

const flat = (type: DocgenType): readonly DocgenType[] =>
  type.name === 'union' && type.elements !== undefined ? type.elements.flatMap(flat) : [type];

function spellUnion(type: DocgenType): Spelled {
  const parts = flat(type).filter((part) => !isNothing(part));
  const [only] = parts;
  if (only === undefined) return spellRaw(type.raw ?? 'undefined');
  const written = withoutUndefined(type.raw ?? '');
  if (parts.length === 1) {
    // What the part itself does not say stands in the union as it was written.
    const spelled = only.name === 'unknown' ? spellRaw(written) : spell(only);
    return spelled;
  }
  const isValue = ({ name }: DocgenType): boolean => name === 'literal' || name === 'null';
  if (parts.every(isValue)) {
    const values = parts.map(({ name, value = 'null' }) =>
      name === 'null' ? null : literalOf(value),
    );
    return {
      summary: parts.map(({ value = 'null' }) => value).join(' | '),
      shape: values.every((value) => typeof value === 'boolean') ? 'boolean' : { values },
    };
  }
  const spelled = parts.map((part) =>
    part.name === 'unknown' && part.raw === undefined ? null : spell(part),
  );
  if (spelled.includes(null)) return spellRaw(written);
  const all = spelled.filter((part) => part !== null);
  const shapes = new Set(
    all.map(({ shape }) => shape).filter((shape) => typeof shape === 'string'),
  );
  const isText = parts.every(({ name }) => ['string', 'number', 'null', 'literal'].includes(name));
  const details = all.flatMap(({ detail }) => detail ?? []);
  const summary = all.map((part) => part.summary).join(' | ');
  return {
    summary,
    ...(details.length > 0 ? { detail: details.join('\n\n') } : {}),
    shape: shapes.has('object')
      ? 'object'
      : shapes.has('function')
        ? 'function'
        : shapes.has('array')
          ? 'array'
          : isText
            ? parts.some(({ name }) => name === 'string')
              ? 'string'
              : 'number'
            : ([...shapes][0] ?? 'other'),
  };
}

const plain: Readonly<Record<string, Shape>> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  ReactNode: 'node',
  ReactReactNode: 'node',
  ReactElement: 'node',
};

/** A type in words a designer can choose by. */
export function spell(type: DocgenType): Spelled {
  if (type.name === 'union' && type.elements !== undefined) return spellUnion(type);
  if (type.name === 'literal')
    return { summary: type.value ?? '', shape: { values: [literalOf(type.value ?? '')] } };
  if (type.name === 'null') return { summary: 'null', shape: 'other' };
  if (type.name === 'signature')
    return type.type === 'function'
      ? { ...spellRaw(type.raw ?? '() => void'), shape: 'function' }
      : spellObject(type);
  const shape = plain[type.name];
  if (shape !== undefined) return { summary: type.name, shape };
  if (type.name === 'Array') {
    const [item] = type.elements ?? [];
    const line = oneLine(type.raw ?? '');
    if (line.length <= MAX_SUMMARY && line !== '' && item?.name !== 'signature')
      return { summary: line, shape: 'array' };
    const of = item === undefined ? { summary: 'unknown' } : spell(item);
    return {
      summary: of.summary.includes('|') ? `(${of.summary})[]` : `${of.summary}[]`,
      detail: type.raw ?? '',
      shape: 'array',
    };
  }
  if (type.name === 'tuple') return { ...spellRaw(type.raw ?? '[]'), shape: 'array' };
  if (type.name === 'intersection') {
    const spelled = spellRaw(type.raw ?? 'object');
    return { ...spelled, shape: spelled.shape === 'other' ? 'object' : spelled.shape };
  }
  return spellRaw(type.raw ?? type.name);
}

/** A prop of the element beneath, of which only the default is known. */
function spellDefault(value: string | undefined): Spelled {
  if (value === 'true' || value === 'false') return { summary: 'boolean', shape: 'boolean' };
  if (value !== undefined && /^['"`]/u.test(value)) return { summary: 'string', shape: 'string' };
  if (value !== undefined && /^\d/u.test(value)) return { summary: 'number', shape: 'number' };
  if (value !== undefined && value.endsWith('Icon')) return { summary: 'Glyph', shape: 'glyph' };
  return { summary: 'as of the element', shape: 'other' };
}

type Control = Pick<StrictInputType, 'type' | 'control' | 'options'>;

const MAX_RADIOS = 3;

const controls: Readonly<Record<Exclude<Shape, object | 'glyph'>, Control>> = {
  boolean: { type: { name: 'boolean' }, control: { type: 'boolean' } },
  number: { type: { name: 'number' }, control: { type: 'number' } },
  string: { type: { name: 'string' }, control: { type: 'text' } },
  node: { type: { name: 'string' }, control: { type: 'text' } },
  object: { type: { name: 'object', value: {} }, control: { type: 'object' } },
  array: {
    type: { name: 'array', value: { name: 'other', value: '' } },
    control: { type: 'object' },
  },
  function: { type: { name: 'function' }, control: { disable: true } },
  other: { type: { name: 'other', value: '' }, control: { disable: true } },
};

function controlOf(shape: Shape, glyphs: readonly string[]): Control {
  if (shape === 'glyph')
    return {
      type: { name: 'enum', value: [...glyphs] },
      control: { type: 'select' },
      options: glyphs,
    };
  if (typeof shape === 'string') return controls[shape];
  return {
    type: { name: 'enum', value: shape.values.map(String) },
    control: { type: shape.values.length <= MAX_RADIOS ? 'inline-radio' : 'select' },
    options: shape.values,
  };
}

/** What the table of props and its controls show of one prop. */
export function argTypeOf(
  name: string,
  prop: DocgenProp,
  glyphs: readonly string[],
): StrictInputType {
  const { description = '', required = false, tsType, defaultValue } = prop;
  const { summary, detail, shape } =
    tsType === undefined ? spellDefault(defaultValue?.value) : spell(tsType);
  const { type, control, options } = controlOf(shape, glyphs);
  return {
    name,
    description,
    type: { ...type, required } as NonNullable<StrictInputType['type']>,
    control,
    ...(options === undefined ? {} : { options }),
    table: {
      type: { summary, ...(detail === undefined || detail === summary ? {} : { detail }) },
      ...(defaultValue == null ? {} : { defaultValue: { summary: oneLine(defaultValue.value) } }),
    },
  };
}

/** Of a component whose props the build has read; `glyphs` are the names that an icon may be chosen by. */
export function argTypesOf(component: unknown, glyphs: readonly string[]): StrictArgTypes | null {
  const { __docgenInfo: info } = (component ?? {}) as Documented;
  if (info?.props === undefined) return null;
  return Object.fromEntries(
    Object.entries(info.props).map(([name, prop]) => [name, argTypeOf(name, prop, glyphs)]),
  );
}

/** The type of a prop that no table names, by what a story gives. */
function seenType(value: unknown): string {
  if (Array.isArray(value)) return `${value.length > 0 ? seenType(value[0]) : 'unknown'}[]`;
  if (typeof value !== 'object' || value === null) return typeof value;
  return '$$typeof' in value ? 'ReactNode' : `{ ${Object.keys(value).join(', ')} }`;
}

/**
 * Argtypes of a story, by what it is given: words can be written, an element cannot; a drawn picture is chosen by name.
 */
export function shownArgTypes(
  argTypes: StrictArgTypes,
  initial: Readonly<Record<string, unknown>>,
  pictures: readonly string[],
): StrictArgTypes {
  const keys = new Set([...Object.keys(argTypes), ...Object.keys(initial)]);
  return Object.fromEntries(
    [...keys].map((key) => {
      const argType: StrictInputType = argTypes[key] ?? { name: key };
      const value = initial[key];
      if (typeof value === 'string' && value.startsWith('data:image/'))
        return [key, { ...argType, control: { type: 'select' }, options: pictures }];
      if (argType.table?.type === undefined && value !== undefined)
        return [
          key,
          { ...argType, table: { ...argType.table, type: { summary: seenType(value) } } },
        ];
      const isWritten = argType.type?.name === 'string';
      const isElement = typeof value === 'object' && value !== null;
      return isWritten && isElement
        ? [key, { ...argType, control: { disable: true } }]
        : [key, argType];
    }),
  );
}

/** What a switch shows before anybody moves it: the default, where one is known. */
export function defaultSwitches(argTypes: StrictArgTypes): Readonly<Record<string, boolean>> {
  return Object.fromEntries(
    Object.entries(argTypes).flatMap(([key, { type, table }]) => {
      const byDefault = table?.defaultValue?.summary;
      return type?.name === 'boolean' && (byDefault === 'true' || byDefault === 'false')
        ? [[key, byDefault === 'true'] as const]
        : [];
    }),
  );
}
