import type { MessageId } from '@vx/i18n';

/** What is wrong with a field: a text of the catalogue and its values. */
export interface FieldError {
  readonly id: MessageId;
  readonly values?: Readonly<Record<string, number | string>>;
}

/** Why a form was not taken. What was typed stays; passwords are never sent back. */
export interface FormRefusal<Field extends string> {
  readonly fields: { readonly [Name in Field]?: FieldError };
  /** What concerns no single field. */
  readonly form: FieldError | null;
  readonly typed: Readonly<Record<string, string>>;
}

/** One value of a form, without surrounding space. Missing ones are empty. */
export function typedText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** A password as it was typed: spaces count. */
export function typedSecret(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
