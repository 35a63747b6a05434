import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';

/** What stands over the picture instead of it: said at once, with the ways on. */
export function PlayerMessage({
  glyph,
  title,
  children,
}: {
  glyph?: Glyph | undefined;
  title: string;
  children?: ReactNode;
}): ReactElement {
  return (
    <div className="vx-player__message" role="status">
      {glyph === undefined ? null : <Icon glyph={glyph} size="xl" />}
      <p className="vx-player__headline">{title}</p>
      {children}
    </div>
  );
}
