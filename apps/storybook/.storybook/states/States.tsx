import type { Meta, StoryObj } from '@storybook/react-vite';
import { useUiLabels } from '@vx/ui/labels';
import {
  createElement,
  useEffect,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { sanitize, storyNameFromExport } from 'storybook/internal/csf';
import { argTypesOf } from '../arg-types.ts';
import { forcePseudoClasses } from './forced.ts';
import './states.css';

type Args = Readonly<Record<string, unknown>>;

/** Props that are a state by themselves. */
const switches = ['loading', 'busy', 'pressed', 'checked', 'mixed', 'selected', 'on'] as const;

/** What is to be known of a component besides what its props say. */
export interface Native {
  readonly canBeDisabled: boolean;
  readonly canBeChecked: boolean;
  /** As wide as what it says, as the row, or as half of it. */
  readonly width: 'own' | 'row' | 'half';
  /** It fills a window or lies over one: each state has a window of its own. */
  readonly isFramed: boolean;
}

interface State {
  readonly name: string;
  readonly forced?: 'hover' | 'pressed' | 'focus';
  readonly args?: Args;
}

/** What a component can look like, from what its props say. */
function statesOf(
  component: unknown,
  { canBeDisabled, canBeChecked }: Native,
  failed: string,
): readonly State[] {
  const types = argTypesOf(component, []) ?? {};
  const own = switches
    .filter((name) => types[name]?.type?.name === 'boolean')
    .map((name) => ({ name, args: { [name]: true } }));
  const error =
    types['error']?.type?.name === 'string' ? [{ name: 'error', args: { error: failed } }] : [];
  return [
    { name: 'rest' },
    { name: 'hover', forced: 'hover' },
    { name: 'pressed', forced: 'pressed' },
    { name: 'focus', forced: 'focus' },
    ...(canBeDisabled ? [{ name: 'disabled', args: { disabled: true } }] : []),
    ...(canBeChecked && !('checked' in types)
      ? [{ name: 'checked', args: { defaultChecked: true } }]
      : []),
    ...own,
    ...error,
  ];
}

/** What the stories of a component name as its states, in `parameters.ownStates` of their file: props by the name of the state. */
type OwnStates = Readonly<Record<string, Args>>;

const isForced = (name: string): name is NonNullable<State['forced']> =>
  name === 'hover' || name === 'pressed' || name === 'focus';

const namedStates = (own: OwnStates): readonly State[] =>
  Object.entries(own).map(([name, args]) => ({
    name,
    args,
    ...(isForced(name) ? { forced: name } : {}),
  }));

/** Each value of the prop `variant`, or one row without a name. */
function variantsOf(component: unknown): readonly (string | null)[] {
  const { options } = argTypesOf(component, [])?.['variant'] ?? {};
  return options === undefined ? [null] : options.map(String);
}

function Matrix({
  component,
  native,
  own,
  draw,
}: {
  component: unknown;
  native: Native;
  own: OwnStates | undefined;
  draw: (args: Args, key: string) => ReactNode;
}): ReactElement {
  const { error } = useUiLabels();
  useEffect(forcePseudoClasses, []);
  const states = own === undefined ? statesOf(component, native, error) : namedStates(own);
  return (
    <div className="vx-states" data-width={native.width}>
      {variantsOf(component).map((variant) => (
        <section key={variant} className="vx-states__row">
          {variant === null ? null : <h3>{variant}</h3>}
          {states.map(({ name, forced, args }) => (
            <figure key={name}>
              <div data-forced={forced}>
                {draw({ ...(variant === null ? {} : { variant }), ...args }, `${variant}-${name}`)}
              </div>
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </section>
      ))}
    </div>
  );
}

/** What `FramedStates` shows. */
export interface FramedParameters {
  /** The address of the story. */
  readonly story: string;
  readonly width: Native['width'];
  readonly height: string;
}

/** Each state in a window: what the story brings with it belongs into that window. */
function framedStory(meta: Meta, first: StoryObj, exportName: string): StoryObj {
  const parameters = { ...meta.parameters, ...first.parameters } as {
    readonly layout?: string;
    readonly docs?: { readonly story?: { readonly height?: string } };
  };
  const framed: FramedParameters = {
    story: sanitize(storyNameFromExport(exportName)),
    width: parameters.layout === 'fullscreen' ? 'row' : 'half',
    height: parameters.docs?.story?.height ?? '640px',
  };
  return {
    args: {},
    parameters: {
      controls: { disable: true },
      layout: 'padded',
      docs: { story: { inline: true } },
      framedStates: framed,
    },
    globals: { viewport: { value: undefined } },
  };
}

/** The story "States" of a component: its first story in every variant and state that its props and its style know. */
export function statesStory(
  meta: Meta,
  first: StoryObj,
  exportName: string,
  native: Native,
): StoryObj {
  if (native.isFramed) return framedStory(meta, first, exportName);
  const { component } = meta;
  const { ownStates: own } = { ...meta.parameters } as { readonly ownStates?: OwnStates };
  // The first story of what has named states may show several at once.
  const render = own === undefined ? (first.render ?? meta.render) : meta.render;
  const args: Args = { ...meta.args, ...(own === undefined ? first.args : {}) };
  return {
    args,
    // A story may fill its window; its states stand below one another.
    parameters: { controls: { disable: true }, ...(own === undefined ? {} : { layout: 'padded' }) },
    decorators: first.decorators ?? [],
    render: (shown, context) => (
      <Matrix
        component={component}
        native={native}
        own={own}
        draw={(more, key) => {
          const { name } = shown as { readonly name?: unknown };
          // Radio buttons of one name would share one choice.
          const group =
            own === undefined && typeof name === 'string' ? { name: `${name}-${key}` } : {};
          const all = { ...(shown as Args), ...group, ...more };
          return render === undefined
            ? createElement(component as ComponentType<Args>, all)
            : render(all, { ...context, args: all });
        }}
      />
    ),
  };
}
