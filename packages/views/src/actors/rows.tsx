import type { PerformerTileView } from '@vx/features/cards';
import { MediaRow } from '@vx/ui/media-row';
import { TileGrid } from '@vx/ui/tile-grid';
import { Performer } from './Performer.tsx';

const idOf = ({ id }: { readonly id: string }): string => id;

/** How many pictures of a grid stand in the first screen and load at once. */
const EARLY = 5;

export function PerformerGrid({
  label,
  tiles,
  early = EARLY,
  ...paging
}: {
  readonly label: string;
  readonly tiles: readonly PerformerTileView[];
  readonly early?: number;
  readonly loadMore?: { run: () => void; href: string; busy: boolean } | null;
  readonly summary?: string;
}) {
  return (
    <TileGrid
      label={label}
      items={tiles}
      keyOf={idOf}
      render={(tile, index) => <Performer tile={tile} priority={index < early} />}
      {...paging}
    />
  );
}

export function PerformerRow({
  label,
  tiles,
}: {
  readonly label: string;
  readonly tiles: readonly PerformerTileView[];
}) {
  return (
    <MediaRow
      label={label}
      items={tiles}
      keyOf={idOf}
      item="tile"
      render={(tile) => <Performer tile={tile} />}
    />
  );
}
