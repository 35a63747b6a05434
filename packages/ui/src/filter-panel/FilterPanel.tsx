import { useId, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import './filter-panel.css';

/** Filters that belong together. */
export type FilterSection = {
  id: string;
  title: string;
} & (
  | {
      kind: 'choices';
      /** Several of them hold at the same time. */
      choices: readonly {
        value: string;
        label: string;
        /** How many there are with it. */
        count?: number | undefined;
        checked: boolean;
        disabled?: boolean | undefined;
      }[];
      onToggle: (value: string, checked: boolean) => void;
    }
  /** Sliders, a place, a select. */
  | { kind: 'control'; control: ReactNode }
);

export type FilterPanelProps = RootProps<'form'> & {
  /** Heading. */
  title: string;
  /** The sections, in order. */
  sections: readonly FilterSection[];
  /** "Reset 4"; null while no filter is set. */
  reset?: { label: string; onReset: () => void } | null | undefined;
  /** The results in its words: "Show 14 performers". Left out where every change works at once. In a sheet only what it does: the button is the sheet's. */
  apply?:
    | { label: string; onApply?: (() => void) | undefined; busy?: boolean | undefined }
    | undefined;
  /** "14 performers": said politely where there is no button. */
  summary?: string | undefined;
  /** A side column, the inside of a `Sheet` (its actions hold the button, see `formId`), or one line. */
  variant?: 'side' | 'sheet' | 'bar' | undefined;
  /** For a button outside of the form. */
  formId?: string | undefined;
  /** Where the form goes without script. */
  action?: string | undefined;
  /** The results are being counted. */
  busy?: boolean | undefined;
};

/** What a list shall contain: a form, so it works without script, too. */
export function FilterPanel({
  title,
  sections,
  reset,
  apply,
  summary,
  variant = 'side',
  formId,
  action,
  busy = false,
  ...rest
}: FilterPanelProps): ReactElement {
  const own = useId();
  const id = formId ?? own;
  const submit = (event: FormEvent): void => {
    if (apply?.onApply === undefined) return;
    event.preventDefault();
    apply.onApply();
  };
  return (
    <form
      {...rootProps(rest, 'vx-filter', { onSubmit: submit })}
      data-variant={variant}
      id={id}
      method="get"
      action={action}
      aria-label={title}
      aria-busy={busy ? true : undefined}
    >
      <div className="vx-filter__head">
        {variant === 'side' ? <h2 className="vx-filter__title">{title}</h2> : null}
        {reset ? (
          <Button variant="link" size="sm" onClick={reset.onReset}>
            {reset.label}
          </Button>
        ) : null}
      </div>
      <div className="vx-filter__sections">
        {sections.map((section) => (
          <fieldset key={section.id} className="vx-filter__section">
            <legend className="vx-filter__legend">{section.title}</legend>
            {section.kind === 'control' ? (
              section.control
            ) : (
              <ul className="vx-filter__choices">
                {section.choices.map((choice) => (
                  <li key={choice.value} className="vx-filter__choice">
                    <Checkbox
                      label={
                        <>
                          <span>{choice.label}</span>
                          {choice.count === undefined ? null : (
                            <span className="vx-filter__count">{choice.count}</span>
                          )}
                        </>
                      }
                      name={section.id}
                      value={choice.value}
                      checked={choice.checked}
                      disabled={choice.disabled}
                      onChange={(event) =>
                        section.onToggle(choice.value, event.currentTarget.checked)
                      }
                    />
                  </li>
                ))}
              </ul>
            )}
          </fieldset>
        ))}
      </div>
      <output className={apply === undefined ? 'vx-filter__summary' : 'vx-visually-hidden'}>
        {summary ?? ''}
      </output>
      {apply === undefined || variant === 'sheet' ? null : (
        <div className="vx-filter__apply">
          <Button type="submit" variant="solid" block={variant !== 'bar'} loading={apply.busy}>
            {apply.label}
          </Button>
        </div>
      )}
    </form>
  );
}
