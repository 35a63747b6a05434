import { usePreviewSeconds } from '@vx/features/app';
import type { PerformerTileView } from '@vx/features/cards';
import { useFollow } from '@vx/features/favorites';
import { PerformerTile } from '@vx/ui/performer-tile';
import { useIntl } from 'react-intl';
import { LazyPreview } from '../live/LazyPreview.tsx';

/** A performer in a grid or row of a page. */
export function Performer({
  tile,
  priority,
  level,
}: {
  readonly tile: PerformerTileView;
  readonly priority?: boolean;
  readonly level?: 2 | 3;
}) {
  const intl = useIntl();
  const follow = useFollow(tile);
  const previewSeconds = usePreviewSeconds();
  return (
    <PerformerTile
      performer={tile}
      priority={priority}
      level={level}
      follow={follow}
      preview={
        tile.hasPreview
          ? (control) => (
              <LazyPreview actorId={tile.id} name={tile.name} variant="tile" {...control} />
            )
          : undefined
      }
      previewSeconds={previewSeconds}
      chat={{ label: intl.formatMessage({ id: 'home.privateChat' }), href: tile.chat }}
    />
  );
}
