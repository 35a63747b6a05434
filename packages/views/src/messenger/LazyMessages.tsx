import { useServices, withTexts } from '@vx/features/app';
import { MessagesLink } from '@vx/ui/top-bar';
import { lazy, Suspense } from 'react';
import { useArrived } from '../notifications/use-arrived.ts';

const Messages = lazy(() => withTexts(['messenger'], import('./Messages.tsx')));

/** Messages in the bar at the top: a link in the first paint; its number and list come when the page has time. */
export function LazyMessages() {
  const { path } = useServices();
  const arrived = useArrived();
  const link = <MessagesLink href={path('messenger', {})} unread={0} tooltip="none" />;
  return arrived ? (
    <Suspense fallback={link}>
      <Messages />
    </Suspense>
  ) : (
    link
  );
}
