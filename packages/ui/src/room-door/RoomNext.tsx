import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { TextLink } from '../link/TextLink.tsx';
import { PerformerTile, type PerformerSnapshot } from '../performer-tile/PerformerTile.tsx';
import './room-door.css';

export type RoomNextProps = RootProps<'section'> & {
  /** "Live now" */
  title: string;
  /** The way to everybody who is live. */
  all: { label: string; href: string };
  /** Who can be met: at most five. */
  performers: readonly (PerformerSnapshot & { id: string })[];
};

/** Who can be met after a chat: pictures that lead to profiles, on phones in a row that scrolls sideways. Nothing plays and nothing begins by itself. */
export function RoomNext({ title, all, performers, ...rest }: RoomNextProps): ReactElement {
  return (
    <section {...rootProps(rest, 'vx-room-next')} aria-label={title}>
      <div className="vx-room-door__next-head">
        <h2 className="vx-room-door__next-title">{title}</h2>
        <TextLink href={all.href}>{all.label}</TextLink>
      </div>
      <ul className="vx-room-door__next">
        {performers.map((performer) => (
          <li key={performer.id}>
            <PerformerTile performer={performer} sizes="(width < 1024px) 38vw, 200px" />
          </li>
        ))}
      </ul>
    </section>
  );
}
