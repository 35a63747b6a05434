import type { PerformerTileView } from '@vx/features/actor';
import { PerformerTile } from '@vx/ui/performer-tile';
import { useIntl } from 'react-intl';

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
  return (
    <PerformerTile
      performer={tile}
      priority={priority}
      level={level}
      chat={{ label: intl.formatMessage({ id: 'home.privateChat' }), href: tile.chat }}
    />
  );
}
