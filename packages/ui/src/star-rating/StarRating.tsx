import { useId, type ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { starIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useFormValue } from '../internal/use-form-value.ts';
import { useUiLabels } from '../labels/context.tsx';
import './star-rating.css';

export type StarRatingProps = RootProps<'fieldset', 'onChange'> & {
  /** The name of the group of stars; it is read, not shown. */
  label: string;
  /** 0 is not rated yet; without it the rating keeps its own value. */
  value?: number | undefined;
  /** Where it starts, when it keeps its own value. */
  defaultValue?: number | undefined;
  /** Called with the new value. */
  onChange?: ((stars: number) => void) | undefined;
  /** Name in a form. */
  name?: string | undefined;
};

/** One to five stars, as a radio group with words. What others gave is text: `RatingText`. */
export function StarRating({
  label,
  value: given,
  defaultValue = 0,
  onChange,
  name,
  ...rest
}: StarRatingProps): ReactElement {
  const labels = useUiLabels();
  const own = useId();
  const [value, rate, place] = useFormValue(given, defaultValue, onChange);
  return (
    <fieldset {...rootProps(rest, 'vx-stars')}>
      <legend ref={place} className="vx-visually-hidden">
        {label}
      </legend>
      {[1, 2, 3, 4, 5].map((stars) => (
        <label key={stars} className="vx-stars__star" data-on={stars <= value ? '' : undefined}>
          <input
            className="vx-visually-hidden"
            type="radio"
            name={name ?? own}
            value={stars}
            checked={stars === value}
            onChange={() => rate(stars)}
            aria-label={labels.stars(stars)}
          />
          <Icon glyph={starIcon} weight={stars <= value ? 'fill' : 'regular'} size="lg" />
        </label>
      ))}
    </fieldset>
  );
}

export type RatingTextProps = RootProps<'p'> & {
  /** The share in the page's language, "98 %", and from how many; null as long as they are too few to say. */
  rating: { share: string; text?: string | undefined } | null;
  /** Instead of a share: "Not enough ratings yet". Without it nothing stands there. */
  few?: string | undefined;
};

/** What others thought of it. No stars to count: the share of those who liked it, in words. */
export function RatingText({ rating, few, ...rest }: RatingTextProps): ReactElement | null {
  const labels = useUiLabels();
  if (rating === null && few === undefined) return null;
  return (
    <p {...rootProps(rest, 'vx-rating-text')} data-few={rating === null ? '' : undefined}>
      {rating === null ? (
        few
      ) : (
        <>
          <Icon glyph={starIcon} weight="fill" size="sm" />
          <span className="vx-rating-text__share" aria-hidden="true">
            {rating.share}
          </span>
          <span className="vx-visually-hidden">{labels.rating(rating.share)} </span>
          {rating.text}
        </>
      )}
    </p>
  );
}
