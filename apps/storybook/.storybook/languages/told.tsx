import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { unnamed } from '../named-args.ts';

type Args = Readonly<Record<string, unknown>>;
type Context = Parameters<Decorator>[1];
type Draw = (context: Context) => ReactNode;
type Stories = Readonly<Record<string, unknown>>;

/** A story in the words of another language. */
export interface Told {
  readonly args: Args;
  readonly draw: Draw;
  readonly play: unknown;
}

/* A glob wants its pattern in place. */
const files = {
  de: import.meta.glob<Stories>(
    ['../../../../packages/ui/src/*/*.stories.tsx', '../../stories/**/*.stories.tsx'],
    { query: '?language=de' },
  ),
  nl: import.meta.glob<Stories>(
    ['../../../../packages/ui/src/*/*.stories.tsx', '../../stories/**/*.stories.tsx'],
    { query: '?language=nl' },
  ),
  es: import.meta.glob<Stories>(
    ['../../../../packages/ui/src/*/*.stories.tsx', '../../stories/**/*.stories.tsx'],
    { query: '?language=es' },
  ),
};

const isTranslated = (language: unknown): language is keyof typeof files =>
  typeof language === 'string' && language in files;

/** "packages/ui/src/button/Button.stories.tsx", however the address began. */
const placeOf = (address: string): string =>
  /(?:packages\/ui\/src|stories)\/.*$/u.exec(address.split('?')[0] ?? '')?.[0] ?? address;

const decorated = (inner: Draw, decorator: Decorator): Draw =>
  function Decorated(context) {
    const Story = (update: Partial<Context> = {}): ReactNode =>
      inner({ ...context, args: { ...context.args, ...update.args } });
    return decorator(Story as Parameters<Decorator>[0], context);
  };

const listOf = <T,>(one: T | readonly T[] | undefined): readonly T[] =>
  one === undefined ? [] : Array.isArray(one) ? (one as readonly T[]) : [one as T];

function told(meta: Meta, story: StoryObj): Told {
  const { component } = meta;
  const render = story.render ?? meta.render;
  const plain: Draw = (context) =>
    render === undefined
      ? createElement((component ?? 'div') as ComponentType<Args>, context.args)
      : render(context.args, context);
  const decorators = [...listOf(story.decorators), ...listOf(meta.decorators)] as Decorator[];
  return {
    args: { ...meta.args, ...story.args },
    draw: decorators.reduce(decorated, plain),
    play: story.play ?? meta.play,
  };
}

const remembered = new Map<string, Told>();

/** The story in the language of the toolbar, or `null` where it is shown as it is written. */
export async function loadTold({ globals, parameters, id }: Context): Promise<Told | null> {
  const { language } = globals as { readonly language?: unknown };
  if (!isTranslated(language)) return null;
  const key = `${language} ${id}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const place = placeOf(String((parameters as { readonly fileName?: unknown }).fileName));
  const [, load] =
    Object.entries(files[language]).find(([address]) => placeOf(address) === place) ?? [];
  const stories = await load?.();
  if (stories === undefined) return null;
  const meta = stories['default'] as Meta;
  const [, story] =
    Object.entries(stories).find(
      ([name]) =>
        name !== 'default' && toId(meta.id ?? meta.title ?? '', storyNameFromExport(name)) === id,
    ) ?? [];
  if (story === undefined) return null;
  const made = told(meta, story as StoryObj);
  remembered.set(key, made);
  return made;
}

/** What a control changed stays changed, and what a story listens with stays the same; every other arg speaks the language. */
function argsOf(told: Told, context: Context): Record<string, unknown> {
  const { args, initialArgs } = context as unknown as { args: Args; initialArgs: Args };
  const written = unnamed(initialArgs, initialArgs);
  const isKept = (key: string): boolean =>
    (key in args && args[key] !== written[key]) || typeof args[key] === 'function';
  return {
    ...args,
    ...Object.fromEntries(Object.entries(told.args).filter(([key]) => !isKept(key))),
  };
}

const Drawn = ({ told: { draw }, context }: { told: Told; context: Context }): ReactElement => (
  <>{draw(context)}</>
);

/** Draws the story in the language of the toolbar. */
export const withTold: Decorator = (Story, context) => {
  const one = (context.loaded as { readonly told?: Told | null }).told ?? null;
  if (one === null) return <Story />;
  return <Drawn told={one} context={{ ...context, args: argsOf(one, context) }} />;
};
