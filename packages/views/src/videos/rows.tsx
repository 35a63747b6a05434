import type { VideoCardView } from '@vx/features/cards';
import { MediaCard } from '@vx/ui/media-card';
import { MediaRow } from '@vx/ui/media-row';
import { TileGrid } from '@vx/ui/tile-grid';

const idOf = ({ id }: { readonly id: string }): string => id;

/** How many pictures of a grid stand in the first screen and load at once. */
const EARLY = 5;

export function VideoGrid({
  label,
  cards,
  ...paging
}: {
  readonly label: string;
  readonly cards: readonly VideoCardView[];
  readonly loadMore?: { run: () => void; href: string; busy: boolean } | null;
  readonly summary?: string;
}) {
  return (
    <TileGrid
      kind="media"
      label={label}
      items={cards}
      keyOf={idOf}
      render={(card, index) => <MediaCard item={card} priority={index < EARLY} />}
      {...paging}
    />
  );
}

export function VideoRow({
  label,
  cards,
}: {
  readonly label: string;
  readonly cards: readonly VideoCardView[];
}) {
  return (
    <MediaRow
      label={label}
      items={cards}
      keyOf={idOf}
      render={(card) => <MediaCard item={card} />}
    />
  );
}
