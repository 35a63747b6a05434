import { useIsAlive, useServices } from '@vx/features/app';
import {
  useConversation,
  type ConversationView,
  type MessageRefusal,
  type OpenView,
} from '@vx/features/messenger';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { Composer } from '@vx/ui/composer';
import { Conversation, type ConversationLine } from '@vx/ui/conversation';
import { GiftMessage } from '@vx/ui/gift-message';
import { EmptyState } from '@vx/ui/empty-state';
import { IconButton } from '@vx/ui/icon-button';
import {
  archiveIcon,
  arrowUUpLeftIcon,
  chatCircleIcon,
  giftIcon,
  prohibitIcon,
  userIcon,
  videoCameraIcon,
} from '@vx/ui/icons';
import { TextLink } from '@vx/ui/link';
import { Cluster, Stack } from '@vx/ui/layout';
import { VisuallyHidden } from '@vx/ui/text';
import { Suspense, useMemo, useState } from 'react';
import { Follow } from '../favorites/Follow.tsx';
import { QuickExit } from '../shell/QuickExit.tsx';
import { GiftPicker, PendingGift } from '../gifts/LazyGifts.tsx';

type Line = ConversationView['lines'][number];

/** A gift is a card of its own, with the words to it below. */
function withGift(line: Line): ConversationLine {
  if (line.kind !== 'gift') return line;
  const { id, from, time, sentAt, state, title, text, picture, price, count } = line;
  return {
    kind: 'content',
    id,
    from,
    time,
    sentAt,
    state,
    summary: text === '' ? title : `${title}. ${text}`,
    content: (
      <GiftMessage
        from="guest"
        title={text === '' ? title : `${title} · ${text}`}
        picture={picture}
        price={price ?? undefined}
        count={count}
      />
    ),
  };
}

/** What a performer and the guest wrote to each other, and the ways on from there. */
export function OpenConversation({
  open,
  newest,
  refusal,
}: {
  readonly open: OpenView;
  /** Why the form without script wrote nothing. */
  readonly refusal: MessageRefusal | null;
  /** To the end of the conversation, where the page shows an older part of it. */
  readonly newest: string | null;
}) {
  const { app } = useServices();
  const t = useTranslate();
  const isAlive = useIsAlive();
  const { partner } = open;
  // One row of a phone holds the chat with its price, and beside it two signs.
  const isTight = app === 'mobile' && open.isHere;
  const { here, nameGift } = open;
  const conversation = useConversation(open.page, { name: partner.name, here, nameGift }, refusal);
  const { older, composer } = conversation;
  const lines = useMemo(() => conversation.lines.map(withGift), [conversation.lines]);
  const [gifts, setGifts] = useState<'unused' | 'open' | 'closed'>('unused');
  const to = { channelId: open.page.channel.id };
  const { problem, plain } = composer;
  return (
    <Conversation
      layout={app}
      level={2}
      performer={{
        name: partner.name,
        picture: partner.face,
        // A finger has the button below.
        href: app === 'mobile' ? undefined : partner.href,
        state: partner.state,
        stateText: open.stateText,
      }}
      back={app === 'mobile' ? { label: t('messenger.back'), href: open.list } : undefined}
      lines={lines}
      typing={conversation.isTyping}
      older={older && { ...older, href: open.older ?? undefined }}
      onRetry={conversation.retry}
      onCancel={conversation.cancel}
      onTakeBack={conversation.takeBack}
      empty={
        lines.length === 0 ? (
          <EmptyState
            glyph={chatCircleIcon}
            level={3}
            title={t('messenger.first')}
            text={t('messenger.firstText', { name: partner.name })}
          />
        ) : undefined
      }
      composer={
        newest === null ? (
          <Composer
            variant="messenger"
            placeholder={composer.placeholder}
            maxLength={conversation.maxLength}
            draft={conversation.draft}
            onDraft={conversation.setDraft}
            blocked={open.closed ?? undefined}
            onSend={conversation.write}
            tools={
              open.closed === null ? (
                <IconButton
                  glyph={giftIcon}
                  label={t('messenger.giveGift')}
                  aria-expanded={gifts === 'open'}
                  // Without script it does nothing.
                  disabled={!isAlive}
                  onClick={() => setGifts(gifts === 'open' ? 'closed' : 'open')}
                  tooltip="none"
                />
              ) : undefined
            }
            next={open.closed === null ? composer.next : undefined}
            queued={conversation.isOffline ? t('messenger.sendsLater') : undefined}
            note={
              problem ? (
                <>
                  {problem.text}{' '}
                  {problem.link ? (
                    <TextLink href={problem.link.href}>{problem.link.label}</TextLink>
                  ) : null}
                </>
              ) : (
                (composer.takenBack ?? undefined)
              )
            }
            plain={{
              name: plain.name,
              hidden: {
                [plain.price]: String(composer.expectedPrice),
                [open.keyField.name]: open.keyField.value,
              },
            }}
          />
        ) : undefined
      }
      actions={
        <>
          <form method="post">
            <IconButton
              glyph={prohibitIcon}
              label={open.blockLabel}
              type="submit"
              {...open.blockField}
              onClick={(event) => {
                event.preventDefault();
                open.block();
              }}
              tooltip="none"
            />
            <IconButton
              glyph={open.archived ? arrowUUpLeftIcon : archiveIcon}
              label={open.archiveLabel}
              type="submit"
              {...open.archiveField}
              onClick={(event) => {
                event.preventDefault();
                open.archive();
              }}
              // It stands at the edge of narrow windows, where its words would reach beyond them.
              tooltip="none"
            />
          </form>
          {/* No bar stands above it there. */}
          {app === 'mobile' ? <QuickExit tooltip="none" /> : null}
        </>
      }
      drawer={
        <Stack gap="12">
          <VisuallyHidden as="output">{composer.takenBack}</VisuallyHidden>
          {gifts === 'unused' ? null : (
            <Suspense>
              {gifts === 'open' ? (
                <GiftPicker to={to} here={here} onClose={() => setGifts('closed')} />
              ) : null}
              <PendingGift to={to} here={here} />
            </Suspense>
          )}
          <Cluster gap={isTight ? '8' : '12'}>
            {newest === null ? null : <Button href={newest}>{t('messenger.newest')}</Button>}
            {open.isHere ? (
              <Button
                variant="solid"
                icon={videoCameraIcon}
                href={partner.chat}
                price={partner.price}
                per="minute"
              >
                {t('messenger.live')}
              </Button>
            ) : null}
            {isTight ? (
              <IconButton
                glyph={userIcon}
                label={t('messenger.profile')}
                href={partner.href}
                variant="fill"
                tooltip="none"
              />
            ) : (
              <Button icon={userIcon} iconWeight="regular" href={partner.href}>
                {t('messenger.profile')}
              </Button>
            )}
            <Follow actor={partner} labelled={!isTight} />
            {open.seenField === null ? null : (
              <noscript>
                <form method="post">
                  <Button type="submit" {...open.seenField}>
                    {t('messenger.read')}
                  </Button>
                </form>
              </noscript>
            )}
          </Cluster>
        </Stack>
      }
    />
  );
}
