import { useUnread } from '@vx/features/messenger';
import { useSay } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { ChannelList, MessagesButton } from '@vx/ui/channel-list';
import { EmptyState } from '@vx/ui/empty-state';
import { useLocation } from 'react-router';

/** How many messages are unread, and the newest five below it. */
export default function Messages() {
  const say = useSay();
  const { key } = useLocation();
  const view = useUnread();
  const title = say('shell.nav.messages');
  return (
    // The list belongs to the page it was opened on: following one of its links closes it.
    <MessagesButton key={key} href={view.href} unread={view.unread} title={title}>
      <ChannelList
        variant="bar"
        level={2}
        title={title}
        channels={view.channels}
        loading={view.loading}
        markAllRead={{ label: say('messenger.readAll'), run: view.seeAll }}
        empty={
          <EmptyState
            level={3}
            title={say('messenger.empty.unread')}
            text={say('messenger.emptyText.unread')}
          />
        }
        footer={
          <Button variant="link" href={view.href}>
            {say('messenger.all')}
          </Button>
        }
      />
    </MessagesButton>
  );
}
