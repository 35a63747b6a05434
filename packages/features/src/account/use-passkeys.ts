import { useIntl } from 'react-intl';
import { useServices } from '../app/context.tsx';
import { useTranslate } from '../texts/use-translate.ts';
import type { AccountData } from './load-account.ts';
import { passkeyPath } from '../app/account-sections.ts';

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

/** The passkeys of the guest, and where the forms for them stand. */
export function usePasskeys({ passkeys, passkey }: Pick<AccountData, 'passkeys' | 'passkey'>): {
  readonly rows: readonly PasskeyRow[];
  /** Where one is added. */
  readonly add: string;
  readonly open: OpenPasskeyForm | null;
} {
  const services = useServices();
  const t = useTranslate();
  const { formatDate } = useIntl();
  const day = (time: string): string => formatDate(time, { dateStyle: 'long' });
  const rows = passkeys.map(({ passkeyId, name, createdAt, lastUsedAt, suspended }) => ({
    id: passkeyId,
    name,
    suspended,
    text: suspended
      ? t('passkeys.suspended')
      : lastUsedAt === null
        ? t('passkeys.unused', { added: day(createdAt) })
        : t('passkeys.used', {
            added: day(createdAt),
            used: formatDate(lastUsedAt, {
              day: 'numeric',
              month: 'long',
              hour: '2-digit',
              minute: '2-digit',
            }),
          }),
    rename: passkeyPath(services, passkeyId),
  }));
  return {
    rows,
    add: passkeyPath(services, 'new'),
    open: openForm(passkey, rows),
  };
}

function openForm(asked: string | null, rows: readonly PasskeyRow[]): OpenPasskeyForm | null {
  if (asked === 'new') return { kind: 'new' };
  const [, verb, id] = /^(?:(remove|confirm)\.)?(.+)$/.exec(asked ?? '') ?? [];
  const passkey = rows.find((row) => row.id === id);
  return passkey ? { kind: (verb ?? 'rename') as 'rename' | 'remove' | 'confirm', passkey } : null;
}
