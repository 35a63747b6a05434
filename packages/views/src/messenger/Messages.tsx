import { useUnread } from '@vx/features/messenger';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { ChannelList, MessagesButton } from '@vx/ui/channel-list';
import { EmptyState } from '@vx/ui/empty-state';
import { useLocation } from 'react-router';

/** How many messages are unread, and the newest five below it. */
export default function Messages() {
  const t = useTranslate();
  const { key } = useLocation();
  const view = useUnread();
  const title = t('shell.nav.messages');
  return (
    // The list belongs to the page it was opened on: following one of its links closes it.
    <MessagesButton key={key} href={view.href} unread={view.unread} title={title}>
      <ChannelList
        variant="bar"
        level={2}
        title={title}
        channels={view.channels}
        loading={view.loading}
        markAllRead={{ label: t('messenger.readAll'), run: view.seeAll }}
        empty={
          <EmptyState
            level={3}
            title={t('messenger.empty.unread')}
            text={t('messenger.emptyText.unread')}
          />
        }
        footer={
          <Button variant="link" href={view.href}>
            {t('messenger.all')}
          </Button>
        }
      />
    </MessagesButton>
  );
}
