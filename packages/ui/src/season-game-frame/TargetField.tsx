import type { ReactElement } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { PrizeMark, type PrizeArt } from '../prize-mark/PrizeMark.tsx';
import './target-field.css';

export type GameTarget = {
  id: string;
  /** "Lantern, second row, third" */
  name: string;
  art: PrizeArt;
  state: 'closed' | 'hit' | 'empty';
  /** What was behind it: "Rose", "Nothing". */
  found?: string | undefined;
};

export type TargetFieldProps = {
  /** Visible name, and the accessible one. */
  label: string;
  /** What can be aimed at. */
  targets: readonly GameTarget[];
  /** The server says what is behind it. Without it nothing can be picked. */
  onPick?: ((id: string) => void) | undefined;
  /** Heads of the columns. */
  columns?: 3 | 4 | undefined;
};

/** Things to pick with pointer or keyboard: shooting galleries and hunts. Nothing depends on speed. */
export function TargetField({
  label,
  targets,
  onPick,
  columns = 4,
}: TargetFieldProps): ReactElement {
  return (
    <ul className="vx-targets" aria-label={label} data-columns={columns}>
      {targets.map((target) => (
        <li key={target.id}>
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
