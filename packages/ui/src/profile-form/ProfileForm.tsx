import { useId, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { Select } from '../select/Select.tsx';
import { Note } from '../status-bar/StatusBar.tsx';
import { TextField } from '../text-field/TextField.tsx';
import './profile-form.css';

export type ProfileFormProps = RootProps<'form', 'onChange' | 'hidden'> & {
  /** The name of the section. */
  label: string;
  /** The picture of the guest, and the ways to change it; left out where there is none to choose. */
  picture?:
    | {
        title: string;
        /** What is asked of it, and that it is checked before others see it. */
        text: string;
        name: string;
        src?: string | undefined;
        change: string;
        /** Pictures only; a native file field, so it posts in forms. */
        onChange?: ((file: File) => void) | undefined;
        /** `field`: what the button posts without script. */
        remove?:
          | {
              label: string;
              onRemove: () => void;
              field?: { name: string; value: string } | undefined;
            }
          | undefined;
        error?: string | undefined;
        busy?: boolean | undefined;
      }
    | undefined;
  /** The fields, in order. */
  fields: readonly ({
    name: string;
    label: string;
    value: string;
    hint?: string | undefined;
    error?: string | undefined;
  } & (
    | {
        kind: 'text';
        maxLength?: number | undefined;
        autoComplete?: string | undefined;
        inputMode?: 'text' | 'numeric' | undefined;
        required?: boolean | undefined;
      }
    | { kind: 'select'; options: readonly { value: string; label: string }[] }
  ))[];
  /** Called with the name of the field and its new value. */
  onChange: (name: string, value: string) => void;
  /** Says that only this section is saved, that it was, or that something waits. */
  status:
    | { state: 'clean' | 'dirty' | 'saving' | 'saved'; text: string }
    | { state: 'failed'; text: string };
  /** Words of the button that saves. */
  save: string;
  /** Null while nothing changed. */
  discard: { label: string; onDiscard: () => void } | null;
  /** Called to save. */
  onSave?: ((values: Readonly<Record<string, string>>) => void) | undefined;
  /** Where the form goes without script. */
  action?: string | undefined;
  /** Further fields of the form, unseen: name and value. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** Level of the heading above the picture; looks do not change with it. */
  level?: 2 | 3 | undefined;
};

function ProfilePicture({
  picture,
  level,
}: {
  picture: NonNullable<ProfileFormProps['picture']>;
  level: 2 | 3;
}): ReactElement {
  const Title = `h${level}` as const;
  const id = useId();
  return (
    <div className="vx-profile-form__picture">
      <Avatar name={picture.name} src={picture.src} size="xl" />
      <div className="vx-profile-form__words">
        <Title className="vx-profile-form__title">{picture.title}</Title>
        <p className="vx-profile-form__text" id={`${id}-text`}>
          {picture.text}
        </p>
        {picture.error === undefined ? null : (
          <p className="vx-field__error" role="alert" id={`${id}-error`}>
            {picture.error}
          </p>
        )}
        <div className="vx-profile-form__actions">
          <label
            className="vx-button vx-profile-form__file"
            data-variant="secondary"
            data-size="sm"
          >
            {picture.change}
            <input
              className="vx-visually-hidden"
              type="file"
              name="picture"
              accept="image/jpeg,image/png,image/webp"
              disabled={picture.busy}
              aria-invalid={picture.error === undefined ? undefined : true}
              aria-describedby={picture.error === undefined ? `${id}-text` : `${id}-error`}
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                if (file === undefined || picture.onChange === undefined) return;
                picture.onChange(file);
                // It is sent by now: the same file can be chosen again, and the form does not send it twice.
                event.currentTarget.value = '';
              }}
            />
          </label>
          {picture.remove === undefined ? null : (
            <Button
              variant="ghost"
              size="sm"
              {...(picture.remove.field && { type: 'submit', ...picture.remove.field })}
              onClick={(pressed) => {
                pressed.preventDefault();
                picture.remove?.onRemove();
              }}
            >
              {picture.remove.label}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** What others see of the guest. One section, saved by itself, and it says so. */
export function ProfileForm({
  label,
  picture,
  fields,
  onChange,
  status,
  save,
  discard,
  onSave,
  action,
  hidden = {},
  level = 3,
  ...rest
}: ProfileFormProps): ReactElement {
  const submit = (event: FormEvent): void => {
    if (onSave === undefined) return;
    event.preventDefault();
    onSave(Object.fromEntries(fields.map((field) => [field.name, field.value])));
  };
  return (
    <form
      {...rootProps(rest, 'vx-profile-form', { onSubmit: submit })}
      method="post"
      encType="multipart/form-data"
      action={action}
      aria-label={label}
      data-state={status.state}
      // What is wrong stands at its field, in the page's language.
      noValidate={onSave !== undefined}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {picture === undefined ? null : <ProfilePicture level={level} picture={picture} />}
      <div className="vx-profile-form__fields">
        {fields.map((field) => {
          const shared = {
            name: field.name,
            label: field.label,
            value: field.value,
            hint: field.hint,
            error: field.error,
          };
          return field.kind === 'select' ? (
            <Select
              key={field.name}
              {...shared}
              options={field.options}
              onChange={(value) => onChange(field.name, value)}
            />
          ) : (
            <TextField
              key={field.name}
              {...shared}
              maxLength={field.maxLength}
              autoComplete={field.autoComplete}
              inputMode={field.inputMode}
              required={field.required}
              onChange={(event) => onChange(field.name, event.currentTarget.value)}
            />
          );
        })}
      </div>
      {status.state === 'failed' ? (
        <div role="alert">
          <Note tone="danger">{status.text}</Note>
        </div>
      ) : null}
      <div className="vx-profile-form__foot">
        <p className="vx-profile-form__status" role="status">
          {status.state === 'failed' ? '' : status.text}
        </p>
        {discard === null ? null : (
          <Button variant="ghost" onClick={discard.onDiscard}>
            {discard.label}
          </Button>
        )}
        <Button type="submit" variant="solid" loading={status.state === 'saving'}>
          {save}
        </Button>
      </div>
    </form>
  );
}

export type SettingsRowsProps = RootProps<'ul'> & {
  /** The name of the list; it is read, not shown. */
  label: string;
  /** The rows, in order. */
  rows: readonly {
    id: string;
    glyph: Glyph;
    title: string;
    text?: string | undefined;
    /** The text says by itself when it changes: the answer to the button of its row. */
    live?: boolean | undefined;
    /** A badge, a button. */
    end?: ReactNode;
  }[];
  /** Stands in a card, and is none itself. */
  inside?: boolean | undefined;
};

/** Facts of the account, one a row, with how they stand and a way to change them. */
export function SettingsRows({
  label,
  rows,
  inside = false,
  ...rest
}: SettingsRowsProps): ReactElement {
  return (
    <ul
      {...rootProps(rest, 'vx-settings-rows')}
      aria-label={label}
      data-inside={inside ? '' : undefined}
    >
      {rows.map((row) => (
        <li key={row.id} className="vx-settings-rows__row">
          <Icon glyph={row.glyph} />
          <div className="vx-profile-form__words">
            <p className="vx-settings-rows__title">{row.title}</p>
            {row.text === undefined ? null : (
              <p className="vx-settings-rows__text" role={row.live === true ? 'status' : undefined}>
                {row.text}
              </p>
            )}
          </div>
          {row.end === undefined ? null : <div className="vx-settings-rows__end">{row.end}</div>}
        </li>
      ))}
    </ul>
  );
}
