import { useState, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { xIcon } from '../icons/index.ts';
import { EndMark } from '../internal/EndMark.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { TextLink } from '../link/TextLink.tsx';
import { Logo } from '../logo/Logo.tsx';
import { Picture } from '../picture/Picture.tsx';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { FormMessage, HiddenFields, Passkey, text, type FormShared } from './form-parts.tsx';
import './sign-in-form.css';

/** What a log-in sends. */
export type SignInValues = { email: string; password: string; stay: boolean };
export type SignInFormProps = RootProps<'form', 'hidden' | 'onSubmit'> &
  FormShared & {
    /** Words of its parts. */
    texts: { email: string; password: string; stay?: string | undefined; submit: string };
    /** Kept after a failed try. */
    email?: string | undefined;
    /** The box to stay logged in as the guest had it, after a failed try without script. Never ticked in advance. */
    stay?: boolean | undefined;
    /** What is wrong, by field. */
    errors?: { email?: string | undefined; password?: string | undefined } | undefined;
    /** The way to a new password. */
    forgot?: { label: string; href: string } | undefined;
    /** Called instead of posting the form. */
    onSubmit?: ((values: SignInValues) => void) | undefined;
  };

/** Logs in with e-mail and password. Autofill names, errors at the field, works as a plain form. */
export function SignInForm({
  texts,
  email,
  stay = false,
  errors = {},
  forgot,
  action,
  hidden,
  busy = false,
  locked = false,
  message,
  passkey,
  onSubmit,
  ...rest
}: SignInFormProps): ReactElement {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    if (onSubmit === undefined) return;
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!busy && !locked)
      onSubmit({
        email: text(form, 'email'),
        password: text(form, 'password'),
        stay: form.has('stay'),
      });
  };
  return (
    <form
      {...rootProps(rest, 'vx-auth-form')}
      onSubmit={submit}
      method="post"
      action={action}

      noValidate={onSubmit !== undefined}
      aria-busy={busy ? true : undefined}
    >
      <HiddenFields hidden={hidden} />
      <FormMessage message={message} />
      <Passkey passkey={passkey} locked={locked} />
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete={passkey === undefined ? 'username' : 'username webauthn'}
        inputMode="email"
        required
        defaultValue={email}
        disabled={locked}
        error={errors.email}
      />
      <TextField
        label={texts.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        disabled={locked}
        error={errors.password}
      />
      <div className="vx-auth-form__row">
        {texts.stay === undefined ? (
          <span />
        ) : (
          <Checkbox name="stay" label={texts.stay} defaultChecked={stay} disabled={locked} />
        )}
        {forgot === undefined ? null : <TextLink href={forgot.href}>{forgot.label}</TextLink>}
      </div>
      <Button
        type="submit"
        variant={passkey === undefined ? 'primary' : 'secondary'}
        size="lg"
        block
        loading={busy}
        disabled={locked}
      >
        {texts.submit}
      </Button>
    </form>
  );
}

/** What a sign-up sends. */
export type SignUpValues = {
  name: string;
  email: string;
  password: string;
  acceptTerms: boolean;
  ofAge: boolean;
  news: boolean;
};
export type SignUpFormProps = RootProps<'form', 'hidden' | 'onSubmit'> &
  FormShared & {
    /** Words of its parts. */
    texts: {
      /** Without it no name is asked for. */
      name?: string | undefined;
      nameHint?: string | undefined;
      email: string;
      password: string;
      passwordHint: string;
      /** The box to agree; without it `below` says what the button means. */
      terms?: ReactNode;
      age?: ReactNode;
      news?: string | undefined;
      submit: string;
    };
    /** What the button does beyond the account; else it is the last word of a form. */
    icon?: Glyph | undefined;
    /** Below the button. */
    below?: ReactNode;
    /** What stands in the fields at first. */
    values?: { name?: string | undefined; email?: string | undefined } | undefined;
    /** What is wrong, by field. */
    errors?:
      | {
          name?: string | undefined;
          email?: string | undefined;
          password?: string | undefined;
          terms?: string | undefined;
          age?: string | undefined;
        }
      | undefined;
    /** Fewest characters of a password. */
    minPassword?: number | undefined;
    /** Called instead of posting the form. */
    onSubmit?: ((values: SignUpValues) => void) | undefined;
  };

/** Creates an account. No box is ticked in advance; what is wrong stands at its field. */
export function SignUpForm({
  texts,
  values = {},
  errors = {},
  minPassword = 10,
  icon,
  below,
  action,
  hidden,
  busy = false,
  locked = false,
  message,
  passkey,
  onSubmit,
  ...rest
}: SignUpFormProps): ReactElement {
  /** What was wrong with a password that is another one by now: how long it was, for instance. */
  const [settled, setSettled] = useState<string | undefined>(undefined);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    if (onSubmit === undefined) return;
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (busy || locked) return;
    setSettled(undefined);
    const terms = texts.terms === undefined || form.has('acceptTerms');
    onSubmit({
      name: text(form, 'name'),
      email: text(form, 'email'),
      password: text(form, 'password'),
      acceptTerms: terms,
      ofAge: texts.age === undefined ? terms : form.has('ofAge'),
      news: form.has('news'),
    });
  };
  return (
    <form
      {...rootProps(rest, 'vx-auth-form')}
      onSubmit={submit}
      method="post"
      action={action}

      noValidate={onSubmit !== undefined}
      aria-busy={busy ? true : undefined}
    >
      <HiddenFields hidden={hidden} />
      {texts.age === undefined ? <input type="hidden" name="ofAge" value="true" /> : null}
      <FormMessage message={message} />
      <Passkey passkey={passkey} locked={locked} />
      {texts.terms === undefined ? <input type="hidden" name="acceptTerms" value="true" /> : null}
      {texts.name === undefined ? null : (
        <TextField
          label={texts.name}
          name="name"
          autoComplete="nickname"
          required
          minLength={3}
          maxLength={30}
          defaultValue={values.name}
          disabled={locked}
          hint={texts.nameHint}
          error={errors.name}
        />
      )}
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        defaultValue={values.email}
        disabled={locked}
        error={errors.email}
      />
      <TextField
        label={texts.password}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        minLength={minPassword}
        maxLength={200}
        disabled={locked}
        onChange={() => setSettled(errors.password)}
        hint={texts.passwordHint}
        error={errors.password === settled ? undefined : errors.password}
      />
      <div className="vx-auth-form__boxes">
        {texts.age === undefined ? null : (
          <Checkbox
            name="ofAge"
            value="true"
            label={texts.age}
            required
            disabled={locked}
            error={errors.age}
          />
        )}
        {texts.terms === undefined ? null : (
          <Checkbox
            name="acceptTerms"
            value="true"
            label={texts.terms}
            required
            disabled={locked}
            error={errors.terms}
          />
        )}
        {texts.news === undefined ? null : (
          <Checkbox name="news" value="true" label={texts.news} disabled={locked} />
        )}
      </div>
      <Button
        type="submit"
        variant={passkey === undefined ? 'primary' : 'secondary'}
        size="lg"
        block
        icon={icon}
        loading={busy}
        disabled={locked}
      >
        {texts.submit}
      </Button>
      {below === undefined ? null : <div className="vx-auth-form__below">{below}</div>}
    </form>
  );
}

export type AuthPanelProps = RootProps<'div'> & {
  /** The brand, and where its logo leads. */
  brand: { name: string; href: string };
  /** Heading. */
  title: string;
  /** A sentence below the title. */
  text?: string | undefined;
  /** Sign up and log in, as links. */
  switcher?:
    | {
        label: string;
        value: string;
        options: readonly { value: string; label: string; href: string }[];
      }
    | undefined;
  /** Beside the form on desktop. */
  picture?:
    | { src: string | null; alt: string; palette?: readonly string[] | undefined }
    | undefined;
  /** What speaks for it, in order. */
  points?: readonly { glyph: Glyph; title: string; text: string }[] | undefined;
  /** Below the form: "Already have an account? Log in". */
  foot?: ReactNode;
  /** Level of the heading on its page; 2 in a dialog. */
  level?: 1 | 2 | undefined;
  /** Leaves the form. */
  close?: { label: string; href: string } | undefined;
  /** What stands inside. */
  children: ReactNode;
};

/** The place of a form: two columns with a picture on desktop, plain on phones. */
export function AuthPanel({
  brand,
  title,
  text: intro,
  switcher,
  picture,
  points = [],
  foot,
  close,
  level = 1,
  children,
  ...rest
}: AuthPanelProps): ReactElement {
  const Title = `h${level}` as const;
  return (
    <div {...rootProps(rest, 'vx-auth')}>
      {picture === undefined ? null : (
        <div className="vx-auth__aside">
          <Picture
            src={picture.src}
            alt={picture.alt}
            palette={picture.palette}
            ratio="fill"
            radius="none"
            sizes="364px"
            position="50% 20%"
          />
          <div className="vx-auth__over">
            <Logo name={brand.name} />
            <ul className="vx-auth__points">
              {points.map((point) => (
                <li key={point.title}>
                  <Icon glyph={point.glyph} weight="fill" />
                  <div>
                    <p className="vx-auth__point">{point.title}</p>
                    <p className="vx-auth__point-text">{point.text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <div className="vx-auth__form">
        {close === undefined ? null : (
          <span className="vx-auth__close">
            <IconButton glyph={xIcon} label={close.label} href={close.href} tooltip="none" />
          </span>
        )}
        <div className="vx-auth__brand">
          <Logo name={brand.name} href={brand.href} size="sm" />
        </div>
        {switcher === undefined ? null : <SegmentedControl {...switcher} />}
        <div>
          <Title className="vx-auth__title">{title}</Title>
          {intro === undefined ? null : <p className="vx-auth__text">{intro}</p>}
        </div>
        {children}
        {foot === undefined ? null : <div className="vx-auth__foot">{foot}</div>}
      </div>
      <EndMark />
    </div>
  );
}
