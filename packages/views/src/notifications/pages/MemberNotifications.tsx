import { browserLoad, serverAction, serverLoad, useServices } from '@vx/features/app';
import {
  actNotifications,
  loadNotifications,
  useNotificationsPage,
} from '@vx/features/notifications';
import { pageMeta } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { Cluster, Stack } from '@vx/ui/layout';
import { NotificationCenter } from '@vx/ui/notification-center';
import { useLoaderData } from 'react-router';
import { withMark } from '../glyphs.ts';

export const loader = serverLoad(loadNotifications);
export const clientLoader = browserLoad(loadNotifications);
// In the browser the page marks by itself: its form is for those without script.
export const action = serverAction(actNotifications);
export const meta = pageMeta;

/** Everything the guest was told, a page at a time. */
export default function MemberNotifications() {
  const view = useNotificationsPage(useLoaderData<typeof loader>());
  const { path } = useServices();
  const t = useTranslate();
  return (
    <Stack gap="20">
      <NotificationCenter
        variant="page"
        level={1}
        title={t('shell.nav.notifications')}
        notifications={view.items.map(withMark)}
        onOpen={view.read}
        markAllRead={
          view.readAll && {
            label: t('shell.told.readAll'),
            onMark: view.readAll.run,
            field: view.readAll.field,
          }
        }
        empty={{
          title: t('shell.told.empty'),
          text: t('shell.told.emptyText'),
          action: <Button href={path('cams', {})}>{t('shell.notFound.live')}</Button>,
        }}
      />
      {view.older === null && view.newest === null ? null : (
        <Cluster gap="12">
          {view.newest === null ? null : (
            <Button href={view.newest}>{t('shell.told.newest')}</Button>
          )}
          {view.older === null ? null : <Button href={view.older}>{t('shell.told.older')}</Button>}
        </Cluster>
      )}
    </Stack>
  );
}
