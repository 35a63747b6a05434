import { useIntl } from 'react-intl';
import { useServices } from '../app/context.tsx';
import { useSay } from '../texts/use-say.ts';
import type { AccountData } from './load-account.ts';
import { passkeyPath } from './sections.ts';

export interface PasskeyRow {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Where it gets another name. */
  readonly rename: string;
}

/** The passkeys of the guest, and where the forms for them stand. */
export function usePasskeys({ passkeys, passkey }: Pick<AccountData, 'passkeys' | 'passkey'>): {
  readonly rows: readonly PasskeyRow[];
  /** Where one is added. */
  readonly add: string;
  /** The form that the address asks for: `new`, or the passkey that gets another name. */
  readonly open: 'new' | PasskeyRow | null;
} {
  const services = useServices();
  const say = useSay();
  const { formatDate } = useIntl();
  const day = (time: string): string => formatDate(time, { dateStyle: 'long' });
  const rows = passkeys.map(({ passkeyId, name, createdAt, lastUsedAt }) => ({
    id: passkeyId,
    name,
    text:
      lastUsedAt === null
        ? say('passkeys.unused', { added: day(createdAt) })
        : say('passkeys.used', {
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
    open: passkey === 'new' ? 'new' : (rows.find(({ id }) => id === passkey) ?? null),
  };
}
