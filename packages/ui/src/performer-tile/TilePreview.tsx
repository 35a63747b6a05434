import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { chatCircleIcon, videoCameraIcon } from '../icons/index.ts';
import { CustomProperties } from '../internal/CustomProperties.tsx';
import { useUiLabels } from '../labels/context.tsx';
import type { PreviewControl } from './PerformerTile.tsx';

type TilePreviewProps = {
  seconds: number;
  render: (control: PreviewControl) => ReactNode;
  chat: { label: string; href: string } | undefined;
  message: { label: string; href: string } | undefined;
};

/** The running preview on a tile: picture, seconds left in words, ways on. */
export function TilePreview({ seconds, render, chat, message }: TilePreviewProps): ReactElement {
  const labels = useUiLabels();
  const [playing, setPlaying] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [blocked, setBlocked] = useState<string | null>(null);
  const [left, setLeft] = useState(seconds);
  const ended = stopped || left === 0 || blocked !== null;
  useEffect(() => {
    if (!playing || ended) return undefined;
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000);
    return () => clearInterval(timer);
  }, [playing, ended]);
  return (
    <CustomProperties values={{ '--vx-preview-seconds': `${seconds}s` }}>
      <div
        className="vx-tile-preview"
        data-state={
          blocked !== null ? 'blocked' : ended ? 'ended' : playing ? 'playing' : 'waiting'
        }
      >
        {ended ? null : (
          <div className="vx-tile-preview__picture">
            {render({
              onPlaying: () => setPlaying(true),
              onEnded: () => setStopped(true),
              onBlocked: setBlocked,
            })}
          </div>
        )}
        <div className="vx-tile-preview__bar">
          <p className="vx-tile-preview__text">
            <span>{blocked ?? (ended ? labels.previewEnded : labels.preview)}</span>
            <span className="vx-tile-preview__left">{ended ? '' : labels.secondsLeft(left)}</span>
          </p>
          <span className="vx-tile-preview__line" aria-hidden="true">
            <span />
          </span>
          {chat === undefined ? null : (
            <div className="vx-tile-preview__actions">
              <Button variant="mediaSolid" size="sm" href={chat.href} icon={videoCameraIcon} block>
                {chat.label}
              </Button>
              {message === undefined ? null : (
                <IconButton
                  glyph={chatCircleIcon}
                  label={message.label}
                  href={message.href}
                  variant="media"
                  size="sm"
                  tooltip="none"
                />
              )}
            </div>
          )}
        </div>
      </div>
    </CustomProperties>
  );
}
