import { useRef, type ReactElement } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useKeptFocus } from '../internal/use-kept-focus.ts';
import { useMergedRefs } from '../internal/use-merged-refs.ts';
import { PrizeMark, type PrizeArt } from '../prize-mark/PrizeMark.tsx';
import './target-field.css';

/** Something to hit in a game. */
export type GameTarget = {
  id: string;
  /** "Lantern, second row, third" */
  name: string;
  art: PrizeArt;
  state: 'closed' | 'hit' | 'empty';
  /** What was behind it: "Rose", "Nothing". */
  found?: string | undefined;
};

export type TargetFieldProps = RootProps<'ul'> & {
  /** The name of the list; it is read, not shown. */
  label: string;
  /** What can be aimed at. */
  targets: readonly GameTarget[];
  /** The server says what is behind it. Without it nothing can be picked. */
  onPick?: ((id: string) => void) | undefined;
  /** How many stand in a row. */
  columns?: 3 | 4 | undefined;
};

/** Things to pick with pointer or keyboard: shooting galleries and hunts. Nothing depends on speed. */
export function TargetField({
  label,
  targets,
  onPick,
  columns = 4,
  ...rest
}: TargetFieldProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const merged = useMergedRefs(list, rest.ref);
  useKeptFocus(list);
  return (
    <ul {...rootProps(rest, 'vx-targets')} ref={merged} aria-label={label} data-columns={columns}>
      {targets.map((target) => (
        <li key={target.id} tabIndex={-1}>
          {target.state === 'closed' ? (
            <button
              type="button"
              className="vx-target"
              data-state={target.state}
              aria-label={target.name}
              disabled={onPick === undefined}
              onClick={() => onPick?.(target.id)}
            >
              <PrizeMark art={target.art} size="lg" />
            </button>
          ) : (
            <div className="vx-target" data-state={target.state}>
              <span className="vx-visually-hidden">{target.name}: </span>
              <PrizeMark art={target.art} size="lg" />
              {target.found === undefined ? null : <Badge tone="media">{target.found}</Badge>}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
