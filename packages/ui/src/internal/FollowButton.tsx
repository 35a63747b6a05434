import type { ReactElement } from 'react';
import { heartIcon } from '../icons/index.ts';
import { useUiLabels } from '../labels/context.tsx';
import { ToggleButton } from '../toggle-button/ToggleButton.tsx';

export type Follow = {
  pressed: boolean;
  onToggle: (pressed: boolean) => void;
  pending?: boolean | undefined;
  /** For visitors: the button leads to the log-in and says so. */
  denied?: { reason: string; href: string } | undefined;
};

/** Follows a performer: the same button on tiles, over their picture, and in lines. */
export function FollowButton({
  name,
  follow,
  onMedia = false,
}: {
  name: string;
  follow: Follow;
  onMedia?: boolean;
}): ReactElement {
  const labels = useUiLabels();
  return (
    <ToggleButton
      {...follow}
      glyph={heartIcon}
      label={labels.follow(name)}
      variant={onMedia ? 'media' : 'fill'}
      size={onMedia ? 'sm' : 'md'}
      tooltip="none"
    />
  );
}
