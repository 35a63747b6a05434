import type { PushEvents } from '@vx/notify-core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '../app/context.tsx';
import { useTranslate } from '../texts/use-translate.ts';
import { createPagePush } from './page-push.ts';
import { toPushCard, type PushCardView } from './presenters/push-card.ts';
import { pushStorage } from './push-storage.ts';

export interface WebPushView extends PushCardView {
  readonly turnOn: (events: PushEvents) => void;
  readonly turnOff: () => void;
}

const nothing = (): (() => void) => () => undefined;
const failed = (): void => undefined;

/** Web push of this browser. Nothing is asked of the guest before it presses. */
export function useWebPush(): WebPushView {
  const services = useServices();
  const { guest, isServer } = services;
  const [push] = useState(() =>
    isServer ? null : createPagePush(services, pushStorage(services.storage)),
  );
  useEffect(() => {
    // How it stands shows by itself; whoever is logged in owns the browser from now on.
    const begin = async (): Promise<void> => {
      await push?.check();
      if (guest.getSnapshot().guest.loggedIn) await push?.update();
    };
    begin().catch(failed);
  }, [push, guest]);
  const snapshot = useSyncExternalStore(
    push?.subscribe ?? nothing,
    () => push?.getSnapshot() ?? null,
    () => null,
  );
  const isBlocked = snapshot?.state === 'failed' && snapshot.code === 'WEB_PUSH_BLOCKED';
  return {
    ...toPushCard(isBlocked ? 'blocked' : (snapshot?.state ?? 'unknown'), useTranslate()),
    turnOn: (events) => void push?.turnOn(events).catch(failed),
    turnOff: () => void push?.turnOff().catch(failed),
  };
}
