import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { checkCircleIcon, warningCircleIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import './text-field.css';

/** What a field and a group of choices say below themselves. */
export function FieldMessages({
  id,
  error,
  success,
  hint,
  ...rest
}: RootProps<'div'> & {
  /** Id of the element. */
  id: string;
  /** What is wrong, in words; the field then counts as invalid. */
  error?: ReactNode;
  /** What is right; an error outweighs it. */
  success?: ReactNode;
  /** Help below the field, read out with it. */
  hint?: ReactNode;
}): ReactElement | null {
  const labels = useUiLabels();
  if (!error && !success && !hint) return null;
  return (
    <div {...rootProps(rest, 'vx-field__messages')} id={id}>
      {error ? (
        <p className="vx-field__error">
          <Icon glyph={warningCircleIcon} weight="fill" size="sm" label={labels.error} />
          <span>{error}</span>
        </p>
      ) : null}
      {success && !error ? (
        <p className="vx-field__success">
          <Icon glyph={checkCircleIcon} weight="fill" size="sm" label={labels.success} />
          <span>{success}</span>
        </p>
      ) : null}
      {hint && !error && !success ? <p className="vx-field__hint">{hint}</p> : null}
    </div>
  );
}
