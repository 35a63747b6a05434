import { useServices } from '@vx/features/app';
import { useBell } from '@vx/features/notifications';
import { useTranslate } from '@vx/features/texts';
import { NotificationBell, NotificationCenter } from '@vx/ui/notification-center';
import { useLocation } from 'react-router';
import { withMark } from './glyphs.ts';

/** The bell with the newest five below it; on phones it leads to the page. */
export default function Bell() {
  const t = useTranslate();
  const { app } = useServices();
  const { key } = useLocation();
  const bell = useBell();
  const title = t('shell.nav.notifications');
  const shared = { href: bell.href, fresh: bell.unseen, title };
  if (app === 'mobile') return <NotificationBell {...shared} />;
  return (
    // The list belongs to the page it was opened on: following one of its links closes it.
    <NotificationBell key={key} {...shared} onOpen={bell.seeAll}>
      <NotificationCenter
        title={title}
        notifications={bell.items.map(withMark)}
        loading={bell.loading}
        onOpen={bell.read}
        markAllRead={bell.readAll && { label: t('shell.told.readAll'), onMark: bell.readAll }}
        all={{ label: t('shell.told.all'), href: bell.href }}
        empty={{ title: t('shell.told.empty'), text: t('shell.told.emptyText') }}
      />
    </NotificationBell>
  );
}
