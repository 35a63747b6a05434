import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useArrived } from '../notifications/use-arrived.ts';
import { Own } from './Own.tsx';

/** A part of a page by its name. @param drawn what the server drew of it */
type Parts<Name extends string> = Readonly<Record<Name, (drawn: Element | null) => ComponentType>>;

/**
 * A part of a guest's page that is drawn by the server, so that nothing moves, and whose code comes when the page has
 * time. No Suspense: its content would stream after the rest of the page and push it down.
 *
 * @param load its code with its texts
 * @param known the same on the server, which has it from the start; `null` in browsers
 */
export function serverDrawn<Name extends string>(
  name: Name,
  load: () => Promise<Parts<Name>>,
  known: Parts<Name> | null,
): ComponentType {
  let Live = known && known[name](null);
  return function ServerDrawn() {
    const arrived = useArrived();
    const drawn = useRef<HTMLDivElement>(null);
    const [isLive, setLive] = useState(Live !== null);
    useEffect(() => {
      if (arrived && !isLive)
        load().then(
          (parts) => {
            Live = parts[name](drawn.current);
            setLive(true);
          },
          // Without its code it stays as the server has drawn it.
          () => undefined,
        );
    }, [arrived, isLive]);
    if (import.meta.env.SSR)
      return (
        // oxlint-disable-next-line react/forbid-elements -- a box without a box: the place of what was drawn
        <div data-boxless="" suppressHydrationWarning>
          {Live ? <Own>{<Live />}</Own> : null}
        </div>
      );
    return isLive && Live ? (
      <Live />
    ) : (
      // oxlint-disable-next-line react/forbid-elements -- hydration leaves in it what the server wrote
      <div
        ref={drawn}
        data-boxless=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  };
}
