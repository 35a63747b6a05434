import { chatStreamRetry } from '@vx/contract/constants';
import {
  lastLineOf,
  maxMessageLength,
  useGiftArrival,
  useMeterTexts,
  useRoomLines,
  useRoomTopUp,
  type RoomActor,
  type RoomPhase,
} from '@vx/features/live';
import { useDraft, useServices, withTexts } from '@vx/features/app';
import { amountWords, useTranslate } from '@vx/features/texts';
import { usePreferences, useReminder } from '@vx/features/shell';
import { BillingMeter } from '@vx/ui/billing-meter';
import { ChatTranscript } from '@vx/ui/chat-transcript';
import { Composer } from '@vx/ui/composer';
import { GiftMessage } from '@vx/ui/gift-message';
import { Stack } from '@vx/ui/layout';
import { Link } from '@vx/ui/link';
import { LiveRoom } from '@vx/ui/live-room';
import { Price } from '@vx/ui/price';
import { EndChatButton, RoomControls } from '@vx/ui/room-controls';
import { StreamStage, type StageHandle, type StreamStageProps } from '@vx/ui/stream-stage';
import { lazy, Suspense, useRef, useState, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useGiftNames } from '@vx/features/gifts';
import { IconButton } from '@vx/ui/icon-button';
import { giftIcon } from '@vx/ui/icons';
import { GiftPicker, PendingGift } from '../gifts/LazyGifts.tsx';
import { Follow } from '../favorites/Follow.tsx';

/** Comes when the money runs out. */
const InChatOffer = lazy(() => withTexts(['errors', 'live', 'money'], import('./InChatOffer.tsx')));

/** Comes when the guest wants coins. */
const TopUpPanel = lazy(() =>
  withTexts(['errors', 'limits', 'live', 'money'], import('./TopUpPanel.tsx')),
);

/** Which variants stand in the room of an app. */
const looks = {
  desktop: { meter: 'panel', controls: 'bar', transcript: 'panel', composer: 'panel' },
  mobile: { meter: 'pills', controls: 'column', transcript: 'overlay', composer: 'media' },
} as const;

type Qualities = Parameters<NonNullable<StreamStageProps['onQualities']>>[0];
type Running = Extract<RoomPhase, { kind: 'chat' }>;

/** A running chat: picture, meter, lines, and the way out. */
export default function ChatRoom({
  actor,
  chat,
  recharges,
}: {
  readonly actor: RoomActor;
  readonly chat: Running;
  /** Coins are bought by themselves while it runs. */
  readonly recharges: boolean;
}) {
  const intl = useIntl();
  const { app, path } = useServices();
  const look = looks[app];
  const { discreet } = usePreferences();
  const stage = useRef<StageHandle>(null);
  const [muted, setMuted] = useState(false);
  const [qualities, setQualities] = useState<Qualities>([]);
  const [quality, setQuality] = useState(-1);
  const [draft, setDraft] = useDraft(`live:${actor.id}`);
  const t = useTranslate();
  const meterTexts = useMeterTexts(chat.meter, recharges);
  const { name } = actor;
  const topUp = useRoomTopUp();
  const [gifts, setGifts] = useState<'unused' | 'open' | 'closed'>('unused');
  const to = { chatId: chat.chatId };
  const { pathname: here } = useLocation();
  // Without its code, or with another key pressed, the link is a link to the page.
  const topUpLink = {
    href: path('topUp', {}),
    target: '_blank',
    onClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      topUp.open();
    },
  };
  const nameGift = useGiftNames(gifts !== 'unused' || chat.lines.some((line) => line.gifts));
  const lines = useRoomLines({
    ...chat,
    nameGift,
    pricePerMinute: amountWords(t, chat.meter.pricePerMinute),
  });
  const arrival = useGiftArrival(lines, name);
  useReminder(intl.formatMessage({ id: 'live.running' }, { name }));
  const end = {
    label: intl.formatMessage({ id: app === 'mobile' ? 'live.endShort' : 'live.end' }),
    onEnd: () => chat.end?.(),
    busy: chat.ending,
  };
  const sound = {
    on: !muted,
    label: intl.formatMessage({ id: muted ? 'live.control.unmute' : 'live.control.mute' }),
    onToggle: () => setMuted(!muted),
  };
  return (
    <LiveRoom
      layout={app}
      performer={{ name, picture: actor.picture.replace('{width}', '320') }}
      state="live"
      kind="private"
      seconds={chat.meter.seconds}
      stage={
        <StreamStage
          src={chat.streamUrl}
          name={name}
          poster={actor.picture}
          state={!chat.online ? 'weak' : chat.awaitsPicture ? 'connecting' : 'running'}
          muted={muted}
          retryEvery={chatStreamRetry}
          onPlaying={() => chat.reportPicture?.()}
          onFailed={chat.renewStream}
          onQualities={setQualities}
          handle={stage}
        />
      }
      meter={
        <Stack gap="8">
          <BillingMeter
            {...chat.meter}
            texts={meterTexts}
            warning={meterTexts.warning}
            variant={look.meter}
            topUp={<Link {...topUpLink}>{intl.formatMessage({ id: 'money.topUp.title' })}</Link>}
            balanceLink={{
              ...topUpLink,
              label: intl.formatMessage({ id: 'money.topUp.title' }),
            }}
          />
          {/* Two offers beside each other are one too many. */}
          {!topUp.isOpen &&
          (chat.meter.warning === 'oneMinute' || chat.meter.warning === 'fifteenSeconds') ? (
            <Suspense>
              <InChatOffer chatId={chat.chatId} pricePerMinute={chat.meter.pricePerMinute.value} />
            </Suspense>
          ) : null}
        </Stack>
      }
      controls={
        <RoomControls
          variant={look.controls}
          sound={sound}
          quality={{
            qualities,
            quality,
            onQuality: (id) => {
              setQuality(id);
              stage.current?.setQuality(id);
            },
          }}
          onFullscreen={() => stage.current?.fullscreen()}
          onPictureInPicture={discreet ? undefined : () => stage.current?.pictureInPicture()}
          // Over the picture of a phone three buttons are enough.
          more={app === 'mobile' ? { label: t('live.control.more') } : undefined}
          {...(app === 'desktop' && {
            price: <Price price={chat.meter.pricePerMinute} per="minute" tone="inherit" />,
            end,
          })}
        >
          <Follow
            actor={actor}
            variant="media"
            size="lg"
            tooltip={app === 'mobile' ? 'none' : 'bottom'}
          />
        </RoomControls>
      }
      end={app === 'mobile' ? <EndChatButton {...end} /> : undefined}
      chat={{
        title: intl.formatMessage({ id: 'live.chat' }),
        note: intl.formatMessage({ id: 'live.onlySees' }, { name }),
      }}
      arrival={
        arrival ? (
          <GiftMessage
            key={arrival.id}
            from="guest"
            variant="stage"
            state="arriving"
            picture={arrival.picture}
            title={arrival.title}
            count={arrival.count}
          />
        ) : undefined
      }
      news={topUp.added ?? undefined}
      panel={
        topUp.isOpen ? (
          <Suspense>
            <TopUpPanel
              name={name}
              chat={chat.meter}
              lastLine={lastLineOf(lines)}
              onClose={topUp.close}
              onDone={topUp.finish}
            />
          </Suspense>
        ) : gifts === 'open' ? (
          <Suspense>
            <GiftPicker
              to={to}
              here={here}
              room={{
                topUp() {
                  setGifts('closed');
                  topUp.open();
                },
              }}
              onClose={() => setGifts('closed')}
            />
          </Suspense>
        ) : undefined
      }
      gifts={
        gifts === 'unused' ? undefined : (
          <Suspense>
            <PendingGift to={to} here={here} isLeaving={chat.ending} />
          </Suspense>
        )
      }
      transcript={
        <ChatTranscript
          name={name}
          picture={actor.picture.replace('{width}', '320')}
          lines={lines}
          typing={chat.typing}
          onRetry={(id) => chat.resend?.(id)}
          variant={look.transcript}
        />
      }
      composer={
        <Composer
          placeholder={intl.formatMessage({ id: 'live.writeTo' }, { name })}
          maxLength={maxMessageLength}
          draft={draft}
          onDraft={setDraft}
          onSend={(text) => chat.write?.(text)}
          note={chat.online ? undefined : intl.formatMessage({ id: 'live.sendsLater' })}
          variant={look.composer}
          tools={
            <IconButton
              glyph={giftIcon}
              label={t('live.giveGift')}
              variant={app === 'mobile' ? 'media' : 'plain'}
              aria-expanded={gifts === 'open'}
              onClick={() => setGifts(gifts === 'open' ? 'closed' : 'open')}
              tooltip="none"
            />
          }
        />
      }
    />
  );
}
