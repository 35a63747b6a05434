import {
  useId,
  useRef,
  useState,
  type FormEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Button } from '../button/Button.tsx';
import { useIsAlive } from '../internal/use-is-alive.ts';
import { CodeField } from '../code-field/CodeField.tsx';
import { Icon } from '../icon/Icon.tsx';
import {
  arrowsClockwiseIcon,
  caretRightIcon,
  phoneCallIcon,
  sealCheckIcon,
} from '../icons/index.ts';
import { rootOf } from '../internal/root-of.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useKeptFocus } from '../internal/use-kept-focus.ts';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { Select } from '../select/Select.tsx';
import { Note } from '../status-bar/StatusBar.tsx';
import { TextField } from '../text-field/TextField.tsx';
import './phone-verification.css';

/** What can go wrong, as the contract's `phoneVerificationCodes` name it; each has its own words. */
export type PhoneProblem =
  | 'invalidNumber'
  | 'countryNotAllowed'
  | 'invalidType'
  | 'timeout'
  | 'blocked'
  | 'notUnique'
  | 'unknownId'
  | 'invalidCode'
  | 'attemptLimit'
  | 'unknown';

export type PhoneVerificationProps = RootProps<'section', 'hidden'> & {
  /** Heading of the step. */
  title: string;
  /** A sentence below the title. */
  text: ReactNode;
  /** What went wrong. Those of the number stand at the number, those of the code at the code. */
  problem?: { kind: PhoneProblem; text: ReactNode } | undefined;
  /** Where the form goes without script. */
  action?: string | undefined;
  /** Further fields of the form, unseen: name and value. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** Waits for an answer; cannot be used meanwhile. */
  busy?: boolean | undefined;
  /** Level of the heading; default 2. */
  level?: 1 | 2 | undefined;
} & (
    | {
        /** Where the code goes. */
        step: 'number';
        /** Choice of the country and its dialling code. */
        country: {
          label: string;
          value: string;
          options: readonly { value: string; label: string }[];
        };
        /** Field for the number. */
        number: {
          label: string;
          hint?: string | undefined;
          value?: string | undefined;
          /** What is said where none was typed. */
          missing: string;
        };
        /** Text message or call. */
        way: {
          label: string;
          value: 'sms' | 'call';
          options: readonly { value: 'sms' | 'call'; label: string; description: string }[];
        };
        /** Words of the button that sends. */
        send: string;
        /** Called instead of posting the form. */
        onSend?:
          | ((values: { country: string; number: string; way: 'sms' | 'call' }) => void)
          | undefined;
      }
    | {
        /** The code that was sent. */
        step: 'code';
        /** Below the text: leads back. */
        change?:
          | { label: string; onChange?: (() => void) | undefined; href?: string | undefined }
          | undefined;
        /** Field for the code. */
        code: {
          label: string;
          /** 6 for mobile numbers, 5 for others. */
          length: 5 | 6;
          value: string;
          onChange: (digits: string) => void;
        };
        /** Words of the button that sends the code. */
        confirm: string;
        /** Called instead of posting the code. */
        onConfirm?: ((digits: string) => void) | undefined;
        /**
         * A new code; `wait` says when. Without a handler, and before the page lives, it sends the form
         * with `do=resend`.
         */
        resend: { label: string; wait?: string | undefined; onResend?: (() => void) | undefined };
        /** The other way to get a code; `wait` and the form as above, with `do=other`. */
        other?:
          | {
              label: string;
              note?: string | undefined;
              wait?: string | undefined;
              onChoose?: (() => void) | undefined;
            }
          | undefined;
      }
    | {
        /** The number is confirmed. */
        step: 'done';
        /** Where to go from here. */
        next?: ReactNode;
      }
  );

const atNumber = new Set<PhoneProblem>([
  'invalidNumber',
  'countryNotAllowed',
  'blocked',
  'notUnique',
]);

function NumberStep(props: PhoneVerificationProps & { step: 'number' }): ReactElement {
  const { country, number, way, problem } = props;
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const form = event.currentTarget;
    const data = new FormData(form);
    const read = (name: string): string => {
      const value = data.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const misses = read('number') === '';
    setMissing(misses);
    if (misses) form.querySelector<HTMLInputElement>('[name="number"]')?.focus();
    if (misses || props.onSend !== undefined) event.preventDefault();
    if (misses) return;
    props.onSend?.({
      country: read('country'),
      number: read('number'),
      way: read('way') === 'call' ? 'call' : 'sms',
    });
  };
  const own = problem !== undefined && atNumber.has(problem.kind);
  return (
    <form
      method="post"
      action={props.action}
      noValidate
      onSubmit={submit}
      className="vx-phone__form"
    >
      {Object.entries(props.hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="vx-phone__number">
        <Select
          label={country.label}
          name="country"
          autoComplete="tel-country-code"
          defaultValue={country.value}
          options={country.options}
        />
        <TextField
          label={number.label}
          name="number"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          required
          defaultValue={number.value}
          hint={number.hint}
          error={isMissing ? number.missing : own ? problem.text : undefined}
        />
      </div>
      <RadioGroup
        label={way.label}
        name="way"
        layout="cards"
        defaultValue={way.value}
        options={way.options}
      />
      {problem === undefined || own ? null : (
        <div role="alert">
          <Note tone="danger">{problem.text}</Note>
        </div>
      )}
      <Button type="submit" variant="primary" size="lg" block loading={props.busy}>
        {props.send}
      </Button>
    </form>
  );
}

/** A press does what the page says, else the form is sent. */
const orForm =
  (act: (() => void) | undefined) =>
  (event: MouseEvent): void => {
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

function CodeStep(props: PhoneVerificationProps & { step: 'code' }): ReactElement {
  const { code, resend, other, problem, busy = false } = props;
  const full = code.value.length === code.length;
  const limit = problem?.kind === 'attemptLimit';
  const isAlive = useIsAlive();
  const submit = (event: FormEvent): void => {
    if (props.onConfirm === undefined) return;
    event.preventDefault();
    if (full) props.onConfirm(code.value);
  };
  return (
    <form
      method="post"
      action={props.action}
      noValidate
      onSubmit={submit}
      className="vx-phone__form"
    >
      {Object.entries(props.hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <CodeField
        label={code.label}
        hideLabel
        length={code.length}
        value={code.value}
        onChange={code.onChange}
        error={problem?.text}
        busy={busy}
        disabled={limit}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={busy}
        disabled={limit || (isAlive && (!full || problem?.kind === 'invalidCode'))}
      >
        {props.confirm}
      </Button>
      <ul className="vx-phone__rows">
        <li tabIndex={-1}>
          <button
            type="submit"
            name="do"
            value="resend"
            className="vx-phone__row"
            disabled={resend.wait !== undefined}
            onClick={orForm(resend.onResend)}
          >
            <Icon glyph={arrowsClockwiseIcon} />
            <span>{resend.label}</span>
            {resend.wait === undefined ? null : (
              <span className="vx-phone__note">{resend.wait}</span>
            )}
          </button>
        </li>
        {other === undefined ? null : (
          <li tabIndex={-1}>
            <button
              type="submit"
              name="do"
              value="other"
              className="vx-phone__row"
              disabled={other.wait !== undefined}
              onClick={orForm(other.onChoose)}
            >
              <Icon glyph={phoneCallIcon} />
              <span>{other.label}</span>
              {(other.wait ?? other.note) ? (
                <span className="vx-phone__note">{other.wait ?? other.note}</span>
              ) : null}
              <Icon glyph={caretRightIcon} size="sm" />
            </button>
          </li>
        )}
      </ul>
    </form>
  );
}

/** Confirms a phone number in two steps: where the code goes, and the code. */
export function PhoneVerification(props: PhoneVerificationProps): ReactElement {
  const rest = rootOf(props, ['onSend', 'onConfirm']);
  const id = useId();
  const Title = `h${props.level ?? 2}` as const;
  const change = props.step === 'code' ? props.change : undefined;
  // Each step takes the button away that led to the next one.
  const root = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useKeptFocus(root, title);
  return (
    <section
      ref={root}
      {...rootProps(rest, 'vx-phone')}
      data-step={props.step}
      aria-labelledby={id}
    >
      {props.step === 'done' ? (
        <Icon glyph={sealCheckIcon} weight="fill" size="xl" className="vx-phone__done" />
      ) : (
        <div className="vx-phone__steps" aria-hidden="true">
          <span data-on="" />
          <span data-on={props.step === 'code' ? '' : undefined} />
        </div>
      )}
      <Title ref={title} className="vx-phone__title" id={id} tabIndex={-1}>
        {props.title}
      </Title>
      <p className="vx-phone__text">{props.text}</p>
      {change === undefined ? null : (
        <p className="vx-phone__change">
          <Button
            variant="link"
            size="sm"
            href={change.href}
            onClick={change.onChange && orForm(change.onChange)}
          >
            {change.label}
          </Button>
        </p>
      )}
      {props.step === 'number' ? <NumberStep {...props} /> : null}
      {props.step === 'code' ? <CodeStep {...props} /> : null}
      {props.step === 'done' && props.next !== undefined ? (
        <div className="vx-phone__form">{props.next}</div>
      ) : null}
    </section>
  );
}
