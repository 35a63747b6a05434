import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import type { DocgenProp } from './arg-types.ts';

type Props = Record<string, DocgenProp>;
interface Info {
  readonly props?: Props;
}
/** By the name of the component. */
type Infos = Readonly<Record<string, Info>>;
type Read = (source: string, file: string) => Promise<Infos>;

const component = /\/packages\/ui\/src\/(?!.*\.(?:stories|docs)\.)[^?]*\.tsx$/;
const isPlugin = (option: PluginOption): option is Plugin =>
  typeof option === 'object' && option !== null && 'name' in option;

/** `readonly` before the type of an array or tuple, not before a field: react-docgen knows nothing behind it. */
const readonlyTypes = /(?<=[:|(<,>&=]\s*)readonly\s+/gu;
const written =
  /;([A-Za-z_$][\w$]*)\.__docgenInfo=(\{.*?\})(?=;[A-Za-z_$][\w$]*\.__docgenInfo=\{|$)/gsu;
/** A type that is taken from a prop of another component: `TooltipProps['placement']`. */
const borrowed = /^(\w+)Props\['(\w+)'\]/u;

function reading(transform: (source: string, file: string) => unknown): Read {
  return async (source, file) => {
    const clean = source.replaceAll(readonlyTypes, '');
    const answer = (await transform(clean, file)) as { readonly code?: string } | null | undefined;
    const appended = answer?.code?.slice(clean.length) ?? '';
    return Object.fromEntries(
      [...appended.matchAll(written)].map(([, name = '', json = '{}']) => [
        name,
        JSON.parse(json) as Info,
      ]),
    );
  };
}

/** The props of a component of this file, or of one that it imports. */
async function propsOfOwner(
  owner: string,
  { infos, source, file, read }: { infos: Infos; source: string; file: string; read: Read },
): Promise<Props> {
  const here = infos[owner]?.props;
  if (here !== undefined) return here;
  const from = new RegExp(
    `import [^;]*\\b${owner}Props\\b[^;]*? from '(\\.[^']+\\.tsx)'`,
    'u',
  ).exec(source)?.[1];
  if (from === undefined) return {};
  const other = join(dirname(file), from);
  const text = await readFile(other, 'utf8');
  return (await read(text, other))[owner]?.props ?? {};
}

/** Props that a component takes over from another: `ConfirmChargeProps = Omit<ConfirmChargePanelProps, 'cancel'> & {`. */
async function inherited(
  name: string,
  { infos, source, file, read }: { infos: Infos; source: string; file: string; read: Read },
): Promise<Props> {
  const head =
    new RegExp(`(?:type|interface) ${name}Props\\b([^{]*)\\{`, 'u').exec(source)?.[1] ?? '';
  const found: Props = {};
  for (const [, how, owner = '', keys = ''] of head.matchAll(
    /(Omit|Pick)<\s*(\w+)Props,\s*([^>]+)>/gu,
  )) {
    const props = await propsOfOwner(owner, { infos, source, file, read });
    const listed = new Set([...keys.matchAll(/'(\w+)'/gu)].map(([, key]) => key));
    for (const [key, prop] of Object.entries(props))
      if (listed.has(key) === (how === 'Pick')) found[key] = prop;
  }
  return found;
}

/** The text of a list's type that stands in another file, which react-docgen reads by itself. */
async function asWritten(
  key: string,
  source: string,
  file: string,
): Promise<NonNullable<DocgenProp['tsType']> | null> {
  const files = [...source.matchAll(/ from '(\.[^']+\.tsx?)'/gu)].map(([, from = '']) =>
    join(dirname(file), from),
  );
  const texts = [source, ...(await Promise.all(files.map((other) => readFile(other, 'utf8'))))];
  const declared = new RegExp(`\\b${key}\\??:\\s*(readonly [^;]+);`, 'u');
  const raw = texts.map((text) => declared.exec(text)?.[1]).find((found) => found !== undefined);
  return raw === undefined ? null : { name: 'unknown', raw };
}

async function resolved(infos: Infos, source: string, file: string, read: Read): Promise<Infos> {
  const entries = Object.entries(infos).map(async ([name, info]) => {
    const others = await inherited(name, { infos, source, file, read });
    const own = Object.entries({ ...others, ...info.props }).map(
      ([key, prop]) => [key, { ...others[key], ...prop }] as const,
    );
    const props = own.map(async ([key, prop]) => {
      const { tsType } = prop;
      if (tsType === undefined) return [key, prop] as const;
      const parts = tsType.name === 'union' ? (tsType.elements ?? [tsType]) : [tsType];
      const types = await Promise.all(
        parts.map(async (part) => {
          if (part.name === 'unknown' && part.raw === undefined && parts.length === 1)
            return (await asWritten(key, source, file)) ?? part;
          const match = borrowed.exec(part.raw ?? '');
          if (match === null) return part;
          const [, owner = '', borrowedKey = ''] = match;
          const props = await propsOfOwner(owner, { infos, source, file, read });
          return props[borrowedKey]?.tsType ?? part;
        }),
      );
      const [only] = types;
      const type = types.length === 1 && only !== undefined ? only : { ...tsType, elements: types };
      return [key, { ...prop, tsType: type }] as const;
    });
    return [name, { ...info, props: Object.fromEntries(await Promise.all(props)) }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Props are read out of components only: parsing every other module as well is most of what serving one costs. What
 * react-docgen does not follow by itself (lists that cannot be changed, types borrowed from another component) is resolved.
 */
export function propsOfComponents(plugin: PluginOption): PluginOption {
  if (!isPlugin(plugin) || plugin.name !== 'storybook:react-docgen-plugin') return plugin;
  const { transform } = plugin;
  if (typeof transform !== 'function') return plugin;
  return {
    ...plugin,
    transform: {
      filter: { id: component },
      async handler(source, file) {
        const read = reading((text, id) => transform.call(this, text, id));
        const infos = await resolved(await read(source, file), source, file, read);
        const lines = Object.entries(infos).map(
          ([name, info]) => `;${name}.__docgenInfo=${JSON.stringify(info)}`,
        );
        // Behind the source, whose lines stay where they are.
        return { code: [source, ...lines].join('\n'), map: null };
      },
    },
  };
}
