import type { FormEvent, ReactElement } from 'react';
import { Button } from '../button/Button.tsx';
import { CodeField, type CodeFieldProps } from '../code-field/CodeField.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { FormMessage, HiddenFields, text, type FormShared } from './form-parts.tsx';
import './sign-in-form.css';

export type SignInCodeFormProps = RootProps<'form', 'hidden' | 'onSubmit'> &
  Omit<FormShared, 'passkey'> & {
    /** `hint` says where the code was sent and how long it is valid. */
    texts: { code: string; hint?: string | undefined; submit: string };
    /** How many digits. */
    length?: CodeFieldProps['length'];
    /** Wrong or expired, and how many tries are left. */
    error?: string | undefined;
    /** The way to have it sent again. */
    resend?: CodeFieldProps['resend'];
    /** Back to e-mail and password. */
    back: { label: string; href?: string | undefined; onBack?: (() => void) | undefined };
    /** Called instead of posting the form. */
    onSubmit?: ((code: string) => void) | undefined;
  };

/** The second step of a login that needs a code. The last digit sends it; phones fill it in. */
export function SignInCodeForm({
  texts,
  length = 6,
  error,
  resend,
  back,
  action,
  hidden,
  busy = false,
  locked = false,
  message,
  onSubmit,
  ...rest
}: SignInCodeFormProps): ReactElement {
  const send = (code: string): void => {
    if (code.length === length && !busy && !locked) onSubmit?.(code);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    if (onSubmit === undefined) return;
    event.preventDefault();
    send(text(new FormData(event.currentTarget), 'code'));
  };
  return (
    <form
      {...rootProps(rest, 'vx-auth-form')}
      onSubmit={submit}
      method="post"
      action={action}

      aria-busy={busy ? true : undefined}
    >
      <HiddenFields hidden={hidden} />
      <FormMessage message={message} />
      <CodeField
        label={texts.code}
        hint={texts.hint}
        length={length}
        error={error}
        busy={busy}
        disabled={locked}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of its step, which the guest has asked for
        autoFocus
        resend={resend}
        onComplete={send}
      />
      <Button type="submit" variant="primary" size="lg" block loading={busy} disabled={locked}>
        {texts.submit}
      </Button>
      <Button variant="ghost" block href={back.href} onClick={back.onBack}>
        {back.label}
      </Button>
    </form>
  );
}
