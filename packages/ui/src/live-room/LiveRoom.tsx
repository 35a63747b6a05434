import { useEffect, type ReactElement, type ReactNode } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Badge } from '../badge/Badge.tsx';
import { Icon } from '../icon/Icon.tsx';
import { lockKeyIcon, sealCheckIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { LiveBadge, type Presence } from '../live-badge/LiveBadge.tsx';
import { clock } from '../playback/clock.ts';
import './live-room.css';

export type LiveRoomProps = RootProps<'div'> & {
  /** How the room is arranged. */
  layout: 'desktop' | 'mobile';
  /** Who it is and how they are now. */
  performer: { name: string; picture: string | null; verified?: boolean | undefined };
  /** Where it stands. */
  state: Presence;
  /** What kind of chat it is; its word stands beside the state. A free chat has no meter, a voyeur no composer. */
  kind?: 'private' | 'voyeur' | 'freeChat' | 'videoCall' | 'show' | undefined;
  /** HD and the like. */
  badges?: readonly string[] | undefined;
  /** Shown on desktop beside the badges. */
  seconds?: number | undefined;
  /** A `StreamStage`. */
  stage: ReactNode;
  /** A `BillingMeter`: panel on desktop, pills on phones. */
  meter?: ReactNode;
  /** `RoomControls`: bar on desktop, column on phones. */
  controls: ReactNode;
  /** `EndChatButton`, on phones at the top. */
  end?: ReactNode;
  /** Picture in picture and full screen at the top of the stage. */
  stageActions?: ReactNode;
  /** Head of the chat. */
  chat: { title: string; /** "Only Mira sees your messages" */ note?: string | undefined };
  /** What was said so far. */
  transcript: ReactNode;
  /** A gift that has just come, over the live picture: a `GiftMessage` as `stage`. */
  arrival?: ReactNode;
  /** A `GiftDrawer` as `bar`, above the composer. */
  gifts?: ReactNode;
  /** Where the guest writes. */
  composer?: ReactNode;
  /** What has just happened, in a few words, over the live picture: "104 coins added". */
  news?: string | undefined;
  /** A `RoomPanel` above the lines, in place of their head; on phones a `Sheet` that leaves End in sight. */
  panel?: ReactNode;
};

/** Keeps the room inside what an on-screen keyboard leaves of the screen: the composer stays in sight, and so does End. */
function useRoomAboveKeyboard(enabled: boolean): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!enabled || !seen) return undefined;
    const fit = (): void => {
      // The frame around the room follows, too: a bar may stand above it.
      const { style } = document.documentElement;
      // A page that is zoomed is looked at more closely, not shortened.
      const covered = seen.scale > 1 ? 0 : innerHeight - seen.height;
      style.setProperty('--vx-room-top', `${covered > 0 ? seen.offsetTop : 0}px`);
      style.setProperty('--vx-room-bottom', `${covered > 0 ? covered - seen.offsetTop : 0}px`);
    };
    fit();
    seen.addEventListener('resize', fit);
    seen.addEventListener('scroll', fit);
    return () => {
      seen.removeEventListener('resize', fit);
      seen.removeEventListener('scroll', fit);
      document.documentElement.style.removeProperty('--vx-room-top');
      document.documentElement.style.removeProperty('--vx-room-bottom');
    };
  }, [enabled]);
}

/** The immersive page of a live chat: video and chat as two landmarks with links between them. */
export function LiveRoom({
  layout,
  performer,
  state,
  kind,
  badges = [],
  seconds,
  stage,
  meter,
  controls,
  end,
  stageActions,
  chat,
  transcript,
  arrival,
  gifts,
  composer,
  news,
  panel,
  ...rest
}: LiveRoomProps): ReactElement {
  const labels = useUiLabels();
  useRoomAboveKeyboard(layout === 'mobile');
  const who = (
    <div className="vx-live-room__who">
      <Avatar
        name={performer.name}
        src={performer.picture}
        size={layout === 'desktop' ? 'lg' : 'md'}
      />
      <div className="vx-live-room__id">
        <h1 className="vx-live-room__name">
          {performer.name}
          {performer.verified === true ? (
            <Icon
              glyph={sealCheckIcon}
              weight="fill"
              label={labels.verified}
              className="vx-live-room__seal"
            />
          ) : null}
        </h1>
        <div className="vx-live-room__badges">
          <LiveBadge state={state} />
          {kind === undefined || kind === state ? null : <LiveBadge state={kind} />}
          {badges.map((badge) => (
            <Badge key={badge} tone="media">
              {badge}
            </Badge>
          ))}
          {layout === 'desktop' && seconds !== undefined ? (
            <span aria-hidden="true">
              <Badge tone="media">{clock(seconds)}</Badge>
            </span>
          ) : null}
        </div>
      </div>
    </div>
  );
  return (
    <div
      {...rootProps(rest, 'vx-live-room')}
      data-layout={layout}
      data-kind={kind}
      data-panel={panel === undefined ? undefined : ''}
      // Over a picture everything is dark, whatever the theme.
      data-theme={layout === 'mobile' ? 'dark' : undefined}
    >
      <a className="vx-skip-link" href="#room-chat">
        {labels.chat.skipToChat}
      </a>
      <section
        className="vx-live-room__stage"
        id="room-video"
        aria-label={labels.chat.videoOf(performer.name)}
      >
        {stage}
        <div className="vx-live-room__top">
          {who}
          <div className="vx-live-room__actions">{layout === 'desktop' ? stageActions : end}</div>
        </div>
        {layout === 'mobile' && meter !== undefined ? (
          <div className="vx-live-room__meter">{meter}</div>
        ) : null}
        <div className="vx-live-room__arrival" role="status">
          {arrival}
          {news === undefined ? null : <p className="vx-live-room__news">{news}</p>}
        </div>
        <div className="vx-live-room__controls">{controls}</div>
      </section>
      <section className="vx-live-room__side" id="room-chat" aria-label={chat.title} tabIndex={-1}>
        {layout === 'desktop' ? (
          <>
            {meter === undefined ? null : <div className="vx-live-room__panel-meter">{meter}</div>}
            {panel}
            <div className="vx-live-room__chat-head">
              <h2 className="vx-live-room__chat-title">{chat.title}</h2>
              {chat.note === undefined ? null : (
                <p className="vx-live-room__chat-note">
                  <Icon glyph={lockKeyIcon} size="xs" />
                  {chat.note}
                </p>
              )}
            </div>
          </>
        ) : (
          panel
        )}
        {transcript}
        {gifts === undefined ? null : <div className="vx-live-room__gifts">{gifts}</div>}
        {composer === undefined ? null : <div className="vx-live-room__composer">{composer}</div>}
        <a className="vx-skip-link" href="#room-video">
          {labels.chat.skipToVideo}
        </a>
      </section>
    </div>
  );
}
