import type { Decorator } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { globalNames, type Globals } from '../globals.ts';
import type { FramedParameters } from './States.tsx';
import './states.css';

const states = ['rest', 'hover', 'pressed', 'focus'] as const;

/** A story four times, each in a window of its own, in which everything is at rest, under the pointer, pressed or focused. */
function FramedStates({
  of: { story, width, height },
  id,
  globals,
}: {
  of: FramedParameters;
  id: string;
  globals: Globals;
}): ReactElement {
  const said = globalNames
    .filter((name) => name !== 'state' && globals[name] !== undefined)
    .map((name) => `${name}:${globals[name]};`)
    .join('');
  const shown = `${id.slice(0, id.lastIndexOf('--'))}--${story}`;
  return (
    <div className="vx-states" data-width={width}>
      <section className="vx-states__row">
        {states.map((state) => (
          <figure key={state}>
            <iframe
              title={state}
              loading="lazy"
              data-state={state}
              style={{ height }}
              src={`iframe.html?id=${shown}&viewMode=story&globals=${said}state:${state}`}
            />
            <figcaption>{state}</figcaption>
          </figure>
        ))}
      </section>
    </div>
  );
}

/** Shows the windows in place of a story that is a matrix of them, without what its file puts around stories. */
export const withFramedStates: Decorator = (Story, { id, globals, parameters }) => {
  const { framedStates } = parameters as { readonly framedStates?: FramedParameters };
  return framedStates === undefined ? (
    <Story />
  ) : (
    <FramedStates of={framedStates} id={id} globals={globals} />
  );
};
