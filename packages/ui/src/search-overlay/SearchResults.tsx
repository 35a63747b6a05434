import type { ReactElement, ReactNode } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Badge } from '../badge/Badge.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import { LiveBadge, type Presence } from '../live-badge/LiveBadge.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Price, type PriceValue } from '../price/Price.tsx';
import './search-overlay.css';

/** A text in pieces; those that match the search are marked. */
export type MatchedText = string | readonly (string | { match: string })[];

/** A result. */
export type SearchHit = {
  id: string;
  href: string;
  title: MatchedText;
  /** Below it: "27 · German, English". */
  text?: MatchedText | undefined;
} & (
  | {
      kind: 'performer';
      name: string;
      picture?: string | undefined;
      state: Presence;
      price?: PriceValue | undefined;
    }
  | {
      kind: 'media';
      picture: string;
      /** `31:02`. */
      duration?: string | undefined;
      access?:
        | { kind: 'price'; price: PriceValue }
        | { kind: 'free' }
        | { kind: 'owned' }
        | undefined;
      /** At the end instead of a price: "Thu 22:00". */
      note?: string | undefined;
    }
);

/** Results of one kind. */
export type SearchGroup = {
  id: string;
  title: string;
  /** All of them; `hits` are the first ones. */
  total: number;
  hits: readonly SearchHit[];
};

export const plainText = (text: MatchedText): string =>
  typeof text === 'string'
    ? text
    : text.map((piece) => (typeof piece === 'string' ? piece : piece.match)).join('');

const matched = (text: MatchedText): ReactNode =>
  typeof text === 'string'
    ? text
    : text.map((piece, index) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <mark key={`${index}${piece.match}`}>{piece.match}</mark>
        ),
      );

function End({ hit }: { hit: SearchHit }): ReactElement | null {
  const labels = useUiLabels();
  if (hit.kind === 'performer') {
    if (hit.state === 'busy' || hit.state === 'offline')
      return (
        <span className="vx-hit__note">{hit.state === 'busy' ? labels.busy : labels.offline}</span>
      );
    return (
      <>
        {hit.state === 'online' ? (
          <Badge tone="online">{labels.online}</Badge>
        ) : (
          <LiveBadge state={hit.state} />
        )}
        {hit.price === undefined ? null : (
          <span className="vx-hit__price">
            <Price price={hit.price} per="minute" size="sm" equivalent="below" />
          </span>
        )}
      </>
    );
  }
  if (hit.note !== undefined) return <span className="vx-hit__note">{hit.note}</span>;
  if (hit.access === undefined) return null;
  return hit.access.kind === 'price' ? (
    <Price price={hit.access.price} size="sm" equivalent="below" />
  ) : (
    <Price price={hit.access.kind} />
  );
}

/** The inside of a result: a face or a picture, two lines, a state or a price. */
export function SearchResultRow({
  hit,
}: {
  /** What was found. */
  hit: SearchHit;
}): ReactElement {
  return (
    <>
      {hit.kind === 'performer' ? (
        <Avatar
          name={hit.name}
          src={hit.picture}
          size="md"
          ring={hit.state === 'live' ? 'live' : undefined}
        />
      ) : (
        <span className="vx-hit__picture">
          <Picture src={hit.picture} alt="" ratio="16:9" radius="sm" sizes="104px">
            {hit.duration === undefined ? null : (
              <span className="vx-hit__duration">{hit.duration}</span>
            )}
          </Picture>
        </span>
      )}
      <span className="vx-hit__words">
        <span className="vx-hit__title">{matched(hit.title)}</span>
        {hit.text === undefined ? null : <span className="vx-hit__text">{matched(hit.text)}</span>}
      </span>
      <span className="vx-hit__end">
        <End hit={hit} />
      </span>
    </>
  );
}

/** Results by kind as plain links: the search page, with or without script. */
export function SearchResults({
  groups,
  level = 2,
  onOpen,
  ...rest
}: RootProps<'div'> & {
  /** The groups, in order. */
  groups: readonly SearchGroup[];
  /** Level of the heading on its page; looks do not change with it. */
  level?: 2 | 3 | undefined;
  /** Called when one of them is opened. */
  onOpen?: ((hit: SearchHit) => void) | undefined;
}): ReactElement {
  const Title = `h${level}` as const;
  return (
    <div {...rootProps(rest, 'vx-results')}>
      {groups.map((group) => (
        <section key={group.id} className="vx-results__group" aria-label={group.title}>
          <Title className="vx-results__head">
            <span>{group.title}</span>
            <span>{group.total}</span>
          </Title>
          <ul>
            {group.hits.map((hit) => (
              <li key={hit.id}>
                <Link className="vx-hit" href={hit.href} onClick={() => onOpen?.(hit)}>
                  <SearchResultRow hit={hit} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
