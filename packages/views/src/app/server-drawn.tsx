import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useArrived } from '../notifications/use-arrived.ts';
import { Own } from './Own.tsx';

/** What stands inside is the server's until the code is there. */
const asDrawn = { 'data-boxless': '', suppressHydrationWarning: true } as const;

/**
 * A part of a guest's page that is drawn by the server, so that nothing moves, and whose code comes when the page has
 * time. No Suspense: its content would stream after the rest of the page and push it down.
 *
 * @param load its code with its texts; is given what the server drew
 * @param known the same on the server, which has it from the start; `null` in browsers
 */
export function serverDrawn(
  load: (drawn: Element | null) => Promise<ComponentType>,
  known: ComponentType | null,
): ComponentType {
  let Live = known;
  return function ServerDrawn() {
    const arrived = useArrived();
    const drawn = useRef<HTMLDivElement>(null);
    const [isLive, setLive] = useState(Live !== null);
    useEffect(() => {
      if (arrived && !isLive)
        load(drawn.current).then(
          (part) => {
            Live = part;
            setLive(true);
          },
          // Without its code it stays as the server has drawn it.
          () => undefined,
        );
    }, [arrived, isLive]);
    if (import.meta.env.SSR)
      return (
        // oxlint-disable-next-line react/forbid-elements -- a box without a box: the place of what was drawn
        <div {...asDrawn}>{Live ? <Own>{<Live />}</Own> : null}</div>
      );
    return isLive && Live ? (
      <Live />
    ) : (
      // oxlint-disable-next-line react/forbid-elements -- hydration leaves in it what the server wrote
      <div ref={drawn} {...asDrawn} dangerouslySetInnerHTML={{ __html: '' }} />
    );
  };
}
