import { useState, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { Note } from '../status-bar/StatusBar.tsx';
import { TextField } from '../text-field/TextField.tsx';
import './voucher.css';

export type BonusCodeProps = RootProps<'form', 'hidden'> & {
  /** Visible name, and the accessible one. */
  label: string;
  /** Example shown while the field is empty. */
  placeholder?: string | undefined;
  /** Help below the field, read out with it. */
  hint?: string | undefined;
  /** The words of the button: "Redeem". */
  redeem: string;
  /** Code that the link brought along. */
  defaultCode?: string | undefined;
  /** Never called with an empty code. */
  onRedeem?: ((code: string) => void) | undefined;
  /** Where the form goes without script. */
  action?: string | undefined;
  /** Further fields of the form, unseen: name and value. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** Said when nothing was typed. */
  missing: string;
  /** Where it stands. */
  state:
    | { kind: 'idle' }
    | { kind: 'checking' }
    /** What the guest got. */
    | { kind: 'accepted'; title: string; text?: string | undefined; action?: ReactNode }
    /** The code is right, something else hinders: VIP, a phone number, the guest's own limits. */
    | { kind: 'condition'; title: string; text?: string | undefined; action: ReactNode }
    /** Says why. */
    | { kind: 'rejected'; text: string };
};

/** Redeems a code. What hinders is said with the way to mend it. In a dialog put it into `Dialog`. */
export function BonusCode({
  label,
  placeholder,
  hint,
  redeem,
  defaultCode = '',
  onRedeem,
  action,
  hidden = {},
  missing,
  state,
  ...rest
}: BonusCodeProps): ReactElement {
  const [empty, setEmpty] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const typed = new FormData(event.currentTarget).get('code');
    const code = typeof typed === 'string' ? typed.trim() : '';
    setEmpty(code === '');
    if (code === '') return event.preventDefault();
    if (onRedeem === undefined) return;
    event.preventDefault();
    onRedeem(code);
  };
  const error = empty ? missing : state.kind === 'rejected' ? state.text : undefined;
  return (
    <form
      {...rootProps(rest, 'vx-bonus-code', { onSubmit: submit })}
      method="post"
      action={action}
      noValidate
      aria-busy={state.kind === 'checking' ? true : undefined}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="vx-bonus-code__line">
        <TextField
          label={label}
          name="code"
          placeholder={placeholder}
          hint={hint}
          error={error}
          defaultValue={defaultCode}
          required
          readOnly={state.kind === 'checking'}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" variant="solid" loading={state.kind === 'checking'}>
          {redeem}
        </Button>
      </div>
      <div aria-live="polite">
        {state.kind === 'accepted' ? (
          <Note tone="success" title={state.title} action={state.action}>
            {state.text}
          </Note>
        ) : null}
        {state.kind === 'condition' ? (
          <Note tone="info" title={state.title} action={state.action}>
            {state.text}
          </Note>
        ) : null}
        {error === undefined ? null : <span className="vx-visually-hidden">{error}</span>}
      </div>
    </form>
  );
}
