import { useId, useState, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { caretDownIcon } from '../icons/index.ts';
import { rootOf } from '../internal/root-of.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { Select } from '../select/Select.tsx';
import './money-controls.css';

type Choice = {
  /** The name of the choice for assistive technology: "Length of the break". */
  label: string;
  options: readonly { value: string; label: string }[];
  value: string | undefined;
  onChange: (value: string) => void;
  /** The name in the form, where it is posted without script. */
  name?: string | undefined;
};

type Step = {
  label: string;
  onAct?: (() => void) | undefined;
  busy?: boolean | undefined;
  /** What a plain form posts with the press. */
  field?: { name: string; value: string } | undefined;
};

type BreakBase = {
  /** Heading. */
  title: string;
  /** A sentence below the title. */
  text: ReactNode;
  /** Where the plain form is posted. */
  action?: string | undefined;
  /** Level of the heading on its page; looks do not change with it. */
  level?: 2 | 3 | undefined;
  /** Folded to a row with an icon and a short text, which opens it: for phones. It works without script. */
  row?: { glyph: Glyph; text: string } | undefined;
};

/** The card, or the row that it is folded to. */
function Folding({
  title,
  titleId,
  level = 3,
  row,
  isOpen = false,
  children,
}: Pick<BreakBase, 'title' | 'level' | 'row'> & {
  titleId: string;
  isOpen?: boolean;
  children: ReactNode;
}): ReactElement {
  const Title = `h${level}` as const;
  const heading = (
    <Title className="vx-break__title" id={titleId}>
      {title}
    </Title>
  );
  if (row === undefined)
    return (
      <>
        {heading}
        {children}
      </>
    );
  return (
    <details className="vx-break__fold" open={isOpen}>
      <summary className="vx-break__row">
        <Icon glyph={row.glyph} />
        <span className="vx-break__words">
          {heading}
          <span className="vx-break__brief">{row.text}</span>
        </span>
        <Icon glyph={caretDownIcon} size="sm" />
      </summary>
      <div className="vx-break__inside">{children}</div>
    </details>
  );
}

export type BreakCardProps = RootProps<'section'> &
  BreakBase &
  (
    | {
        /** Where it stands. */
        state: 'offered';
        /** What can be chosen, and the way to choose it. */
        choice: Choice & {
          /** What is said where nothing was chosen: "Please choose how long." */
          missing: string;
          /** What is wrong with what a plain form posted. */
          error?: string | undefined;
        };
        /** "Cannot be shortened". */
        note: string;
        /** Asks for a choice first. */
        start: Step;
      }
    /** It runs: until when, and that nothing shortens it. */
    | {
        state: 'running';
        /** When it ends, in words. */
        until: string;
      }
  );

/** A break of 24 hours to 30 days: nothing can be bought, what is owned stays. Nothing is chosen in advance. */
export function BreakCard(props: BreakCardProps): ReactElement {
  const rest = rootOf(props);
  const { title, text, level, row } = props;
  const id = useId();
  return (
    <section
      {...rootProps(rest, 'vx-break')}
      aria-labelledby={id}
      data-state={props.state}
      data-folded={row === undefined ? undefined : ''}
    >
      <Folding
        {...{ title, level, row }}
        titleId={id}
        isOpen={props.state === 'offered' && props.choice.error !== undefined}
      >
        <p className="vx-break__text">{text}</p>
        {props.state === 'running' ? (
          <p className="vx-break__until" role="status">
            {props.until}
          </p>
        ) : (
          <BreakForm {...props} />
        )}
      </Folding>
    </section>
  );
}

function BreakForm({
  action,
  choice,
  note,
  start,
}: BreakCardProps & { state: 'offered' }): ReactElement {
  const [asked, setAsked] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    setAsked(true);
    const form = event.currentTarget;
    // What was chosen before the page was alive counts, too.
    if (form.querySelector('input:checked') === null) {
      event.preventDefault();
      form.querySelector('input')?.focus();
    } else if (start.onAct !== undefined) {
      event.preventDefault();
      start.onAct();
    }
  };
  const isMissing = choice.value === undefined;
  return (
    <form className="vx-break__form" method="post" action={action} noValidate onSubmit={submit}>
      <div className="vx-break__choice">
        <RadioGroup
          label={choice.label}
          hideLabel
          name={choice.name}
          layout="cards"
          required
          options={choice.options}
          value={choice.value ?? ''}
          onChange={choice.onChange}
          error={isMissing ? (choice.error ?? (asked ? choice.missing : undefined)) : undefined}
        />
      </div>
      <div className="vx-break__foot">
        <p className="vx-break__note">{note}</p>
        <Button type="submit" loading={start.busy} {...start.field}>
          {start.label}
        </Button>
      </div>
    </form>
  );
}

export type ExclusionCardProps = RootProps<'section'> &
  BreakBase & {
    /** What can be chosen, and the way to choose it. */
    choice: Choice & { value: string };
    /** "You confirm once more". */
    note: string;
    /** Leads to the second step; nothing is closed by this button. */
    next: Step;
  };

/** The way to close the account for months or longer. It tells what happens to coins and subscriptions before. */
export function ExclusionCard({
  title,
  text,
  choice,
  note,
  next,
  action,
  level,
  row,
  ...rest
}: ExclusionCardProps): ReactElement {
  const id = useId();
  return (
    <section
      {...rootProps(rest, 'vx-break')}
      aria-labelledby={id}
      data-kind="exclusion"
      data-folded={row === undefined ? undefined : ''}
    >
      <Folding {...{ title, level, row }} titleId={id}>
        <p className="vx-break__text">{text}</p>
        <form
          className="vx-break__form"
          method="post"
          action={action}
          onSubmit={(event) => {
            if (next.onAct === undefined) return;
            event.preventDefault();
            next.onAct();
          }}
        >
          <div className="vx-break__line">
            <Select
              label={choice.label}
              name={choice.name}
              options={choice.options}
              value={choice.value}
              onChange={choice.onChange}
            />
            <Button type="submit" variant="danger" loading={next.busy} {...next.field}>
              {next.label}
            </Button>
          </div>
          <p className="vx-break__note">{note}</p>
        </form>
      </Folding>
    </section>
  );
}

/** Both ways beside each other, below each other on phones. */
export function Breaks({
  children,
  ...rest
}: RootProps<'div'> & {
  /** What stands inside. */
  children: ReactNode;
}): ReactElement {
  return <div {...rootProps(rest, 'vx-breaks')}>{children}</div>;
}
