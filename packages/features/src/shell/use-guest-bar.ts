import type { StatusBarType } from '@vx/contract/enums';
import { isNews, SEEN_MS, type StatusBars } from '@vx/session-core';
import { useAtomValue } from 'jotai/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useServices, useStore } from '../app/context.tsx';
import { routeAt } from '../app/place.ts';
import { useTexts } from '../texts/use-texts.ts';
import {
  countText,
  toDueBars,
  toGuestBar,
  type BarMail,
  type GuestBar,
} from './presenters/guest-bar.ts';
import { statusBarsAtom } from './status-bars-atom.ts';

export interface GuestBarView<Mail> extends Omit<GuestBar<Mail>, 'goOn'> {
  readonly type: StatusBarType;
  /** Puts it off, or closes it. */
  readonly close: GuestBar<Mail>['close'] & { readonly press: () => void };
}

/** The slot of notices. */
export interface GuestBarsView<Mail> {
  /** The most urgent first; none where nothing waits. */
  readonly bars: readonly GuestBarView<Mail>[];
  /** "1 of 2" */
  readonly count: string | undefined;
  /** Hears whether all that wait are shown. */
  readonly setOpen: (open: boolean) => void;
}

/**
 * What waits for the guest on this page. [SC-statusBar] [RU-notif-status-bar-remove]
 * @param signupEmail sends the mail that confirms the address once more
 */
export function useGuestBars<Mail extends BarMail>(signupEmail: Mail): GuestBarsView<Mail> {
  const services = useServices();
  const texts = useTexts();
  const navigate = useNavigate();
  const here = useLocation();
  const { guest } = useStore(services.guest);
  const bars = useAtomValue(statusBarsAtom);
  const closed = useStore(bars);
  const routeName = routeAt(services, here.pathname)?.name;
  // As it was when the visit began: whoever puts the welcome away is not asked for something at once.
  const { onboarded } = services.config.preferences;
  const now = services.clock.now();
  // News that was seen stays on its page, and so does what rests after it: nothing jumps.
  const dueWith = (seen: readonly StatusBarType[]): readonly StatusBarType[] =>
    toDueBars({
      guest,
      closed: new Map([...closed].filter(([type]) => !seen.includes(type))),
      onboarded,
      routeName,
      search: here.search,
      now,
    });
  const [isOpen, setOpen] = useState(false);
  const news = useSeenNews(bars, here.key, (seen) =>
    dueWith(seen).slice(0, isOpen ? undefined : 1),
  );
  const types = useRoom(dueWith(news.types), here.key);
  const [first = null] = types;
  useEffect(() => {
    bars.show(first);
  }, [bars, first]);
  return {
    count: countText(types.length, texts),
    setOpen,
    bars: types.flatMap((type) => {
      const bar = toGuestBar(type, { guest, here, signupEmail }, texts);
      if (!bar) return [];
      const { goOn, close, ...view } = bar;
      const press = (): void => {
        // The button goes with the last one: whoever uses the keyboard goes on with the page.
        if (types.length === 1 || isNews(type))
          document.getElementById('content')?.focus({ preventScroll: true });
        if (goOn) void navigate(goOn, { replace: true });
        else bars.close(type);
        news.letGo(type);
      };
      return [{ ...view, type, close: { ...close, press } }];
    }),
  };
}

/**
 * On phones the slot is a line of the page: what comes while a page is read that began without one waits for the next
 * page, so that nothing moves.
 */
function useRoom(due: readonly StatusBarType[], page: string): readonly StatusBarType[] {
  const { app } = useServices();
  const [room, setRoom] = useState({ page, isClosed: due.length === 0 });
  const isClosed = room.page === page ? room.isClosed || due.length === 0 : due.length === 0;
  if (room.page !== page || room.isClosed !== isClosed) setRoom({ page, isClosed });
  return app === 'mobile' && isClosed ? [] : due;
}

interface SeenNews {
  /** What was seen on this page. */
  readonly types: readonly StatusBarType[];
  readonly letGo: (type: StatusBarType) => void;
}

/** Good news that was in sight for a moment counts as closed, everywhere and from the next page on. */
function useSeenNews(
  bars: StatusBars,
  page: string,
  inSight: (seen: readonly StatusBarType[]) => readonly StatusBarType[],
): SeenNews {
  const { scheduler } = useServices();
  const [seen, setSeen] = useState<{
    readonly page: string;
    readonly types: readonly StatusBarType[];
  }>({ page, types: [] });
  const types = seen.page === page ? seen.types : [];
  const fresh = inSight(types)
    .filter((type) => isNews(type) && !types.includes(type))
    .join();
  useEffect(() => {
    if (fresh === '') return undefined;
    const timer = scheduler.after(SEEN_MS, () => {
      const now = fresh.split(',') as StatusBarType[];
      setSeen((before) => ({
        page,
        types: [...(before.page === page ? before.types : []), ...now],
      }));
      for (const type of now) bars.close(type);
    });
    return () => timer[Symbol.dispose]();
  }, [scheduler, bars, page, fresh]);
  return {
    types,
    letGo: (type) => setSeen({ page, types: types.filter((other) => other !== type) }),
  };
}
