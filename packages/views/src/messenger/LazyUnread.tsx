import { withTexts } from '@vx/features/app';
import { lazy, Suspense } from 'react';
import { useArrived } from '../notifications/use-arrived.ts';

const Unread = lazy(() => withTexts(['messenger'], import('./Unread.tsx')));

/** Brings the number of unread messages to the bar of phones when the page has time. Shows nothing itself. */
export function LazyUnread() {
  return useArrived() ? (
    <Suspense>
      <Unread />
    </Suspense>
  ) : null;
}
