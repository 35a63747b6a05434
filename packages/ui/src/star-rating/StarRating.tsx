import { useId, type ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { starIcon } from '../icons/index.ts';
import { useUiLabels } from '../labels/context.tsx';
import './star-rating.css';

export type StarRatingProps = {
  label: string;
  /** 0 is not rated yet. */ value: number;
  onChange: (stars: number) => void;
  name?: string | undefined;
};

/** One to five stars, as a radio group with words. Read-only ratings are text: "98 %". */
export function StarRating({ label, value, onChange, name }: StarRatingProps): ReactElement {
  const labels = useUiLabels();
  const own = useId();
  return (
    <fieldset className="vx-stars">
      <legend className="vx-visually-hidden">{label}</legend>
      {[1, 2, 3, 4, 5].map((stars) => (
        <label key={stars} className="vx-stars__star" data-on={stars <= value ? '' : undefined}>
          <input
            className="vx-visually-hidden"
            type="radio"
            name={name ?? own}
            value={stars}
            checked={stars === value}
            onChange={() => onChange(stars)}
            aria-label={labels.stars(stars)}
          />
          <Icon glyph={starIcon} weight={stars <= value ? 'fill' : 'regular'} size="lg" />
        </label>
      ))}
    </fieldset>
  );
}
