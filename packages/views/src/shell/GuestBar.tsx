import { withTexts } from '@vx/features/app';
import { Own } from '../app/Own.tsx';
import { useEffect, useState, type ComponentType } from 'react';
import { useArrived } from '../notifications/use-arrived.ts';

type Bar = ComponentType;

const load = async (): Promise<Bar> =>
  (await withTexts(['bars'], import('./LiveGuestBar.tsx'))).default;

// Of the two builds only the server's has the code from the start.
let Live: Bar | null = import.meta.env.SSR ? await load() : null;

/** What stands inside is the server's until the code is there. */
const asDrawn = { 'data-boxless': '', suppressHydrationWarning: true } as const;

/**
 * The status bar of a guest: drawn by the server, so that nothing moves, and its code comes when the page
 * has time. No Suspense: its content would stream after the rest of the page and push it down.
 */
export function GuestBar() {
  const arrived = useArrived();
  const [isLive, setLive] = useState(Live !== null);
  useEffect(() => {
    if (!arrived || isLive) return;
    load().then(
      (bar) => {
        Live = bar;
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
  if (!Live || !isLive)
    // oxlint-disable-next-line react/forbid-elements -- hydration leaves in it what the server wrote
    return <div {...asDrawn} dangerouslySetInnerHTML={{ __html: '' }} />;
  return <Live />;
}
