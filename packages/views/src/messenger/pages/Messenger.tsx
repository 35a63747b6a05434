import { browserLoad, keepLoaded, serverAction, serverLoad, useServices } from '@vx/features/app';
import { actMessenger, loadMessenger, useMessengerPage } from '@vx/features/messenger';
import { pageMeta, type ShellHandle } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { ChannelList } from '@vx/ui/channel-list';
import { EmptyState } from '@vx/ui/empty-state';
import {
  archiveIcon,
  arrowUUpLeftIcon,
  chatCircleIcon,
  chatsIcon,
  prohibitIcon,
} from '@vx/ui/icons';
import { MessengerFrame } from '@vx/ui/messenger-frame';
import { VisuallyHidden } from '@vx/ui/text';
import { useActionData, useLoaderData } from 'react-router';
import { OpenConversation } from '../OpenConversation.tsx';

export const loader = serverLoad(loadMessenger);
export const clientLoader = browserLoad(keepLoaded(loadMessenger));
// In the browser the messenger does it: the page's forms are for those without script.
export const action = serverAction(actMessenger);
export const meta = pageMeta;
export const handle: ShellHandle = { fills: true, bleed: true };

/** What performers wrote: the channels, and the conversation that is open. */
export default function Messenger() {
  const data = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const view = useMessengerPage(data);
  const { app } = useServices();
  const t = useTranslate();
  const { open, filter, channels, empty, loads, recommended } = view;
  const list = (
    <ChannelList
      variant={app === 'mobile' ? 'page' : 'column'}
      title={t('shell.nav.messages')}
      level={open ? 2 : 1}
      channels={channels}
      current={open?.page.channel.id}
      markAllRead={{
        label: t('messenger.readAll'),
        run: view.seeAll?.run ?? null,
        field: view.seeAll?.field,
      }}
      search={{
        ...view.search,
        label: t('messenger.search'),
        apply: t('messenger.apply'),
        value: loads.wanted.search,
        maxLength: loads.maxLength,
        onChange: (search) => loads.ask({ search }),
      }}
      onlyOnline={{
        label: t('messenger.onlyOnline'),
        name: view.onlineName,
        checked: loads.wanted.online,
        onChange: (online) => loads.ask({ online }),
      }}
      filter={{
        label: t('messenger.show'),
        value: filter,
        options: view.filters,
      }}
      actionsOf={({ id }) => {
        const channel = channels.find((one) => one.id === id);
        return channel
          ? [
              {
                id: 'archive',
                label: channel.archiveLabel,
                glyph: channel.archived ? arrowUUpLeftIcon : archiveIcon,
                onSelect: () => view.archive(channel),
              },
              {
                id: 'block',
                label: channel.blockLabel,
                glyph: prohibitIcon,
                danger: !channel.blocked,
                onSelect: () => view.block(channel),
              },
            ]
          : [];
      }}
      empty={
        <EmptyState
          glyph={chatsIcon}
          level={2}
          title={empty.title}
          text={empty.text}
          action={
            <Button {...(filter === 'newest' && { variant: 'solid' })} href={empty.link.href}>
              {empty.link.label}
            </Button>
          }
        />
      }
      footer={
        view.more ? (
          <Button href={view.more.href}>{t('common.more')}</Button>
        ) : recommended.length > 0 ? (
          <ChannelList
            variant="bar"
            level={2}
            title={t('messenger.recommended')}
            channels={recommended}
          />
        ) : undefined
      }
    />
  );
  return (
    <>
      {/* Narrow windows show the list or the conversation: the page has its heading with either. */}
      {open ? <VisuallyHidden as="h1">{t('shell.nav.messages')}</VisuallyHidden> : null}
      <MessengerFrame list={list} shown={open ? 'conversation' : 'list'}>
        {open ? (
          <OpenConversation
            key={`${open.page.channel.id}:${data.before}`}
            open={open}
            refusal={refusal ?? null}
            newest={data.before === null ? null : open.here}
          />
        ) : channels.length === 0 ? null : (
          <EmptyState
            glyph={chatCircleIcon}
            level={2}
            title={t('messenger.choose')}
            text={t('messenger.chooseText')}
          />
        )}
      </MessengerFrame>
    </>
  );
}
