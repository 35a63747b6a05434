import { passkeyPath } from '../../app/account-sections.ts';
import type { Texts, Translate } from '../../texts/presenter-texts.ts';
import type { SecurityFacts } from '../account-data.ts';
import type { FormState } from './form-state.ts';

export interface PasskeyRow {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Where it gets another name. */
  readonly rename: string;
  /** It opens nothing until it is confirmed. */
  readonly suspended: boolean;
}

/** The form that the address asks for. */
export type OpenPasskeyForm =
  | { readonly kind: 'new' }
  | { readonly kind: 'rename' | 'remove' | 'confirm'; readonly passkey: PasskeyRow };

/** The passkeys of an account. */
export interface PasskeysView {
  /** What passkeys are for, or that there are none. */
  readonly text: string;
  readonly rows: readonly PasskeyRow[];
  /** Where one is added. */
  readonly add: string;
  readonly open: OpenPasskeyForm | null;
}

/** The passkeys of the guest, and where the forms for them stand. */
export function toPasskeysView(
  { passkeys, passkey }: Pick<SecurityFacts, 'passkeys' | 'passkey'>,
  texts: Texts,
): PasskeysView {
  const rows = passkeys.map((one) => ({
    id: one.passkeyId,
    name: one.name,
    suspended: one.suspended,
    text: usedText(one, texts),
    rename: passkeyPath(texts, one.passkeyId),
  }));
  return {
    text: texts.t(rows.length === 0 ? 'passkeys.none' : 'passkeys.text'),
    rows,
    add: passkeyPath(texts, 'new'),
    open: openForm(passkey, rows),
  };
}

/** How the forms of the passkeys stand. */
export interface PasskeyForms {
  /** The plain form that led to the page. */
  readonly done: string | null;
  /** A form is open, which says itself how it went. */
  readonly isOpen: boolean;
  readonly remove: Pick<FormState, 'state' | 'message'>;
  readonly confirm: Pick<FormState, 'state' | 'message'>;
}

/** What is said above the passkeys of how their forms went. */
export function toPasskeyNotices(
  { done, isOpen, remove, confirm }: PasskeyForms,
  t: Translate,
): { readonly done: readonly string[]; readonly problem: string | undefined } {
  const led = done === 'addPasskey' || done === 'renamePasskey' ? done : null;
  return {
    done: [
      ...(led && !isOpen && remove.state === 'idle'
        ? [t(led === 'addPasskey' ? 'passkeys.added' : 'passkeys.renamed')]
        : []),
      ...(remove.state === 'done' ? [t('passkeys.removed')] : []),
      ...(confirm.state === 'done' ? [t('passkeys.confirmed')] : []),
    ],
    problem: isOpen ? undefined : (remove.message ?? confirm.message),
  };
}

/** The form that removes or confirms a passkey, with the password. */
export const toPasskeyProof = (
  verb: 'remove' | 'confirm',
  { name }: Pick<PasskeyRow, 'name'>,
  t: Translate,
): { readonly title: string; readonly done: string; readonly save: string } => ({
  title: t(`passkeys.${verb}Named`, { name }),
  done: t(verb === 'remove' ? 'passkeys.removed' : 'passkeys.confirmed'),
  save: t(`passkeys.${verb}`),
});

function usedText(
  { createdAt, lastUsedAt, suspended }: SecurityFacts['passkeys'][number],
  { t, intl }: Texts,
): string {
  if (suspended) return t('passkeys.suspended');
  const added = intl.formatDate(createdAt, { dateStyle: 'long' });
  if (lastUsedAt === null) return t('passkeys.unused', { added });
  const used = intl.formatDate(lastUsedAt, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  return t('passkeys.used', { added, used });
}

function openForm(asked: string | null, rows: readonly PasskeyRow[]): OpenPasskeyForm | null {
  if (asked === 'new') return { kind: 'new' };
  const [, verb, id] = /^(?:(remove|confirm)\.)?(.+)$/.exec(asked ?? '') ?? [];
  const passkey = rows.find((row) => row.id === id);
  return passkey ? { kind: (verb ?? 'rename') as 'rename' | 'remove' | 'confirm', passkey } : null;
}
