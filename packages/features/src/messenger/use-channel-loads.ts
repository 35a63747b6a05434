import { createLoadThrottle, type LoadThrottle } from '@vx/messenger-core';
import { MAX_SEARCH_LENGTH, searchOf } from '@vx/messenger-core/rules';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { useServices } from '../app/context.tsx';
import { listAddress } from '../lists/paging.ts';
import type { MessengerFacts } from './messenger-data.ts';
import { listParams } from './presenters/messenger-page.ts';

/** Marks addresses that follow what is typed, and so do not decide what stands in the field. */
const TYPED = 'typed';

/** Somebody came online who may be a partner: asked for that often at most, because on a large site somebody always does. */
const ARRIVALS_MS = 5_000;

type Wanted = Pick<MessengerFacts, 'search' | 'online'>;

/** What the list is asked for, ahead of what was loaded. */
export interface ChannelLoads {
  readonly wanted: Wanted;
  /** Characters of a search. */
  readonly maxLength: number;
  readonly ask: (wanted: Partial<Wanted>) => void;
  /** Loads the list again. */
  readonly reload: () => void;
}

/**
 * Loads of the list: what is searched for stands in the address, so that it works without script and survives a reload.
 * However fast somebody types, and however much changes meanwhile, the list is loaded once in 500 ms.
 * [RU-messenger-load-throttle] [RU-messenger-channel-search] [RU-messenger-online-only]
 */
export function useChannelLoads(data: MessengerFacts): ChannelLoads {
  const { scheduler, path } = useServices();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { key, state, pathname, search: address } = useLocation();
  const { search, online } = data;
  const [wanted, setWanted] = useState<Wanted>({ search, online });
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    setShownKey(key);
    if (state !== TYPED) setWanted({ search, online });
  }
  const load = useEffectEvent((): void => {
    const asked = { ...data, ...wanted, search: searchOf(wanted.search) ?? '' };
    const channel = data.open?.channel.id ?? null;
    const href = listAddress(path('messenger', {}), { ...listParams(asked), channel });
    const isHere = asked.search === search && asked.online === online;
    if (isHere || href === pathname + address) void revalidate();
    else void navigate(href, { replace: true, preventScrollReset: true, state: TYPED });
  });
  const throttle = useRef<LoadThrottle | null>(null);
  useEffect(() => {
    const made = createLoadThrottle(scheduler, () => load());
    throttle.current = made;
    return () => made[Symbol.dispose]();
  }, [scheduler]);
  const reload = useCallback((): void => throttle.current?.load(), []);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current) return;
    isAsked.current = false;
    reload();
  }, [reload, wanted]);
  useArrivals(data, reload);
  return {
    wanted,
    maxLength: MAX_SEARCH_LENGTH,
    ask(change) {
      isAsked.current = true;
      setWanted({ ...wanted, ...change });
    },
    reload,
  };
}

/** Loads the list of those who are online again when others come online than it has. */
function useArrivals({ online }: MessengerFacts, load: () => void): void {
  const { socket, scheduler } = useServices();
  useEffect(() => {
    if (!online) return undefined;
    const throttle = createLoadThrottle(scheduler, load, ARRIVALS_MS);
    const stop = socket.on('actorOnline', () => throttle.load());
    return () => {
      stop();
      throttle[Symbol.dispose]();
    };
  }, [online, load, scheduler, socket]);
}
