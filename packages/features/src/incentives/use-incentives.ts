import { createExitIntent, type ShownIncentive } from '@vx/rewards-core';
import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useServices, useStore } from '../app/context.tsx';
import { chatKindAtom } from '../app/page-atoms.ts';
import { routeAt } from '../app/place.ts';
import { incentivesAtom } from './incentives-atom.ts';
import { isQuiet } from './quiet.ts';

/** What stands before the page. */
export interface PageDoor {
  readonly ageConfirmed: boolean;
  readonly exited: boolean;
  readonly ageCheckForced: boolean;
}

/** Whether this page is to be left in peace now. */
function useQuiet(routeName: string | null, door: PageDoor): boolean {
  const services = useServices();
  const { decision } = useStore(services.consent);
  const chat = useAtomValue(chatKindAtom);
  return isQuiet({
    routeName,
    ...door,
    consentDecided: decision !== null,
    chat,
  });
}

/**
 * Asks for the incentives of each page and watches for exit intent; answers what stands over the page.
 * [SC-incentiveOverlay] [SC-exitIntent] [SC-refillWindow] [RU-incentives-page-load]
 */
export function useIncentives(door: PageDoor): ShownIncentive | null {
  const services = useServices();
  const incentives = useAtomValue(incentivesAtom);
  const { interruption } = useStore(incentives);
  const { pathname } = useLocation();
  const routeName = routeAt(services, pathname)?.name ?? null;
  const quiet = useQuiet(routeName, door);
  const { loggedIn } = useStore(services.guest).guest;

  useEffect(() => {
    incentives.setQuiet(quiet);
    const route = quiet ? null : routeAt(services, pathname);
    if (route) incentives.pageLoaded({ routeName: route.name, routeArgs: { ...route.args } });
  }, [incentives, services, pathname, quiet]);

  useEffect(() => {
    // Visitors are in no test, so there is nothing to watch for.
    if (quiet || !loggedIn) return undefined;
    const exit = createExitIntent({
      scheduler: services.scheduler,
      hasPointer: window.matchMedia('(hover: hover) and (pointer: fine)').matches,
      onIntent: incentives.exitIntended,
    });
    const pointer = (event: MouseEvent): void => exit.pointerLeft(event.clientY);
    const look = (): void => exit.visible(document.visibilityState === 'visible');
    const { documentElement } = document;
    documentElement.addEventListener('mouseleave', pointer);
    document.addEventListener('visibilitychange', look);
    return () => {
      documentElement.removeEventListener('mouseleave', pointer);
      document.removeEventListener('visibilitychange', look);
      exit[Symbol.dispose]();
    };
  }, [services, incentives, quiet, loggedIn]);

  return interruption;
}

/** What the end of a preview brings; asked for once the component is there. [RU-incentives-preview-end] */
export function usePreviewIncentive(videoId: string): ShownIncentive | null {
  const incentives = useAtomValue(incentivesAtom);
  useEffect(() => {
    incentives.previewEnded(videoId);
  }, [incentives, videoId]);
  return useStore(incentives).in('player');
}
