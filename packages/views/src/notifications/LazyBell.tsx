import { useServices, withTexts } from '@vx/features/app';
import { useTranslate } from '@vx/features/texts';
import { IconButton } from '@vx/ui/icon-button';
import { bellIcon } from '@vx/ui/icons';
import { lazy, Suspense } from 'react';
import { useArrived } from './use-arrived.ts';

const Bell = lazy(() => withTexts(['notifications'], import('./Bell.tsx')));

/** The bell: a link in the first paint; its number and list come when the page has time. */
export function LazyBell() {
  const t = useTranslate();
  const { path } = useServices();
  const arrived = useArrived();
  const link = (
    <IconButton
      glyph={bellIcon}
      label={t('shell.nav.notifications')}
      href={path('memberNotifications', {})}
      tooltip="none"
    />
  );
  return arrived ? (
    <Suspense fallback={link}>
      <Bell />
    </Suspense>
  ) : (
    link
  );
}
