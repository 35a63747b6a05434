import type { StatusBarType } from '@vx/contract/enums';
import { isNews, SEEN_MS, type StatusBars } from '@vx/session-core';
import { useAtomValue } from 'jotai/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useServices, useStore } from '../app/context.tsx';
import { routeAt } from '../app/place.ts';
import { useTexts } from '../texts/use-texts.ts';
import { toDueBar, toGuestBar, type BarMail, type GuestBar } from './presenters/guest-bar.ts';
import { statusBarsAtom } from './status-bars-atom.ts';

export interface GuestBarView<Mail> extends Omit<GuestBar<Mail>, 'goOn'> {
  readonly type: StatusBarType;
  /** Closes it. */
  readonly close: GuestBar<Mail>['close'] & { readonly press: () => void };
}

/**
 * The one status bar of this page, or `null`. [SC-statusBar] [RU-notif-status-bar-remove]
 * @param signupEmail sends the mail that confirms the address once more
 */
export function useGuestBar<Mail extends BarMail>(signupEmail: Mail): GuestBarView<Mail> | null {
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
  const due = toDueBar({ guest, closed, onboarded, routeName, search: here.search, now });
  const { type, letGo } = useSeenNews(bars, due, here.key);
  useEffect(() => {
    bars.show(type);
  }, [bars, type]);
  const bar = type && toGuestBar(type, { guest, here, signupEmail }, texts);
  if (!type || !bar) return null;
  const { goOn, close, ...view } = bar;
  return {
    ...view,
    type,
    close: {
      ...close,
      press() {
        // The button goes with the bar: whoever uses the keyboard goes on with the page.
        document.getElementById('content')?.focus({ preventScroll: true });
        if (goOn) void navigate(goOn, { replace: true });
        else bars.close(type);
        letGo();
      },
    },
  };
}

/**
 * Good news that was in sight for a moment counts as closed, everywhere and from the next page on. On its own page it
 * stays, so that nothing jumps.
 */
function useSeenNews(
  bars: StatusBars,
  due: StatusBarType | null,
  page: string,
): { readonly type: StatusBarType | null; readonly letGo: () => void } {
  const { scheduler } = useServices();
  const [seen, setSeen] = useState<{ readonly type: StatusBarType; readonly page: string }>();
  const isFresh = due !== null && isNews(due);
  useEffect(() => {
    if (!isFresh) return undefined;
    const timer = scheduler.after(SEEN_MS, () => {
      setSeen({ type: due, page });
      bars.close(due);
    });
    return () => timer[Symbol.dispose]();
  }, [scheduler, bars, isFresh, due, page]);
  return { type: seen?.page === page ? seen.type : due, letGo: () => setSeen(undefined) };
}
