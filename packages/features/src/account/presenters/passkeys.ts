import { passkeyPath } from '../../app/account-sections.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import type { AccountFacts } from '../account-data.ts';

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

export interface PasskeysView {
  readonly rows: readonly PasskeyRow[];
  /** Where one is added. */
  readonly add: string;
  readonly open: OpenPasskeyForm | null;
}

/** The passkeys of the guest, and where the forms for them stand. */
export function toPasskeysView(
  { passkeys, passkey }: Pick<AccountFacts, 'passkeys' | 'passkey'>,
  texts: Texts,
): PasskeysView {
  const rows = passkeys.map((one) => ({
    id: one.passkeyId,
    name: one.name,
    suspended: one.suspended,
    text: usedText(one, texts),
    rename: passkeyPath(texts, one.passkeyId),
  }));
  return { rows, add: passkeyPath(texts, 'new'), open: openForm(passkey, rows) };
}

function usedText(
  { createdAt, lastUsedAt, suspended }: AccountFacts['passkeys'][number],
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
