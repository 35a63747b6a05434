import { useFollow } from '@vx/features/favorites';
import { useTranslate } from '@vx/features/texts';
import { heartIcon } from '@vx/ui/icons';
import { ToggleButton, type ToggleButtonProps } from '@vx/ui/toggle-button';

/** The heart that follows a performer, outside of tiles. */
export function Follow({
  actor,
  labelled = false,
  // It stands at the edge of pages, where its words would reach beyond them.
  tooltip = 'none',
  ...look
}: {
  readonly actor: { readonly id: string; readonly name: string; readonly followed: boolean };
  /** Says "Follow" beside the heart. */
  readonly labelled?: boolean;
} & Pick<ToggleButtonProps, 'variant' | 'size' | 'tooltip'>) {
  const t = useTranslate();
  const follow = useFollow(actor);
  return (
    <ToggleButton
      {...follow}
      {...look}
      tooltip={tooltip}
      glyph={heartIcon}
      label={t('actor.followName', { name: actor.name })}
    >
      {labelled ? t('actor.follow') : undefined}
    </ToggleButton>
  );
}
