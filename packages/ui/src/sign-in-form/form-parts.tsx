import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { fingerprintIcon } from '../icons/index.ts';
import { Note } from '../status-bar/StatusBar.tsx';

export type FormShared = {
  /** Where the plain form posts when there is no script. */
  action?: string | undefined;
  /** Hidden fields, such as the way back. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** Waits for an answer; cannot be used meanwhile. */
  busy?: boolean | undefined;
  /** Above the fields: fingerprint, face or screen lock instead of a password. Where the browser has none, leave it out. */
  passkey?:
    | {
        label: string;
        /** "Fingerprint, face or screen lock. No password to remember." */
        hint?: string | undefined;
        /** Between it and the fields: "or with your e-mail address". */
        or: string;
        onPress: () => void;
        busy?: boolean | undefined;
      }
    | undefined;
  /** Nothing can be tried now; `message` says why and until when. */
  locked?: boolean | undefined;
  /** Above the fields: locked, slowed, offline. `action` is the way on, such as a new password. */
  message?:
    | {
        tone: 'danger' | 'warning' | 'info';
        title?: string | undefined;
        text: string;
        action?: ReactNode;
      }
    | undefined;
};

export const HiddenFields = ({
  hidden = {},
}: {
  hidden?: Readonly<Record<string, string>> | undefined;
}): ReactElement => (
  <>
    {Object.entries(hidden).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
);
/** A field of a form as text. */
export const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
export const FormMessage = ({ message }: { message: FormShared['message'] }): ReactElement => (
  <div className="vx-auth-form__message" role="alert">
    {message === undefined ? null : (
      <Note tone={message.tone} title={message.title} action={message.action}>
        {message.text}
      </Note>
    )}
  </div>
);

export const Passkey = ({
  passkey,
  locked,
}: Required<Pick<FormShared, 'passkey' | 'locked'>>): ReactElement | null =>
  passkey === undefined ? null : (
    <div className="vx-auth-form__passkey">
      <Button
        variant="primary"
        size="lg"
        block
        icon={fingerprintIcon}
        loading={passkey.busy}
        disabled={locked}
        onClick={passkey.onPress}
      >
        {passkey.label}
      </Button>
      {passkey.hint === undefined ? null : (
        <p className="vx-auth-form__passkey-hint">{passkey.hint}</p>
      )}
      <p className="vx-auth-form__or">{passkey.or}</p>
    </div>
  );
