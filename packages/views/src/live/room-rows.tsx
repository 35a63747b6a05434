import type { RoomRow } from '@vx/features/live';
import { Price } from '@vx/ui/price';
import type { ReactNode } from 'react';

/** Lines of what a chat costs, as tables of the room take them. */
export const roomRows = (
  rows: readonly RoomRow[],
): readonly { readonly label: string; readonly value: ReactNode; readonly strong?: true }[] =>
  rows.map(({ label, value, isPerMinute, isStrong }) => ({
    label,
    ...(isStrong && { strong: isStrong }),
    value:
      typeof value === 'string' ? (
        value
      ) : (
        <Price price={value} {...(isPerMinute && { per: 'minute' })} />
      ),
  }));
