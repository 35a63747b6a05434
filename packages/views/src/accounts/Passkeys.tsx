import {
  useAccountForm,
  usePasskeyNotices,
  usePasskeyProof,
  usePasskeys,
  type SecurityData,
  type AccountForm,
  type PasskeyRow,
} from '@vx/features/accounts';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { fingerprintIcon, plusIcon } from '@vx/ui/icons';
import { Cluster, Stack } from '@vx/ui/layout';
import { SettingsRows } from '@vx/ui/profile-form';
import { StatusBar } from '@vx/ui/status-bar';
import { Surface } from '@vx/ui/surface';
import { TextField } from '@vx/ui/text-field';
import { PasswordField } from '../auth/PasswordField.tsx';
import { AccountFormCard } from './AccountFormCard.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import { SectionTitle } from './SectionTitle.tsx';

/** What the guest logs in with instead of the password. */
export function Passkeys({ data }: { readonly data: SecurityData }) {
  const t = useTranslate();
  const { text: intro, rows, add, open } = usePasskeys(data);
  const remove = useAccountForm(data, 'removePasskey');
  const confirm = useAccountForm(data, 'confirmPasskey');
  const notices = usePasskeyNotices({ done: data.done, isOpen: open !== null, remove, confirm });
  return (
    <Stack gap="12">
      <Surface as="section" aria-label={t('passkeys.title')} padding="lg">
        <Stack gap="8">
          <SectionTitle title={t('passkeys.title')} text={intro}>
            {open?.kind === 'new' ? null : (
              <Button size="sm" icon={plusIcon} href={add}>
                {t('passkeys.add')}
              </Button>
            )}
          </SectionTitle>
          {rows.length === 0 ? null : (
            <SettingsRows
              inside
              label={t('passkeys.title')}
              rows={rows.map(({ id, name, text, rename, suspended }) => ({
                id,
                glyph: fingerprintIcon,
                title: name,
                text,
                end: (
                  <Cluster>
                    {suspended ? (
                      <confirm.Form method="post">
                        <HiddenFields fields={{ ...confirm.hidden, passkeyId: id }} />
                        <Button
                          type="submit"
                          size="sm"
                          aria-label={t('passkeys.confirmNamed', { name })}
                        >
                          {t('passkeys.confirm')}
                        </Button>
                      </confirm.Form>
                    ) : null}
                    <Button
                      size="sm"
                      variant="ghost"
                      href={rename}
                      aria-label={t('passkeys.renameNamed', { name })}
                    >
                      {t('passkeys.rename')}
                    </Button>
                    <remove.Form method="post">
                      <HiddenFields fields={{ ...remove.hidden, passkeyId: id }} />
                      <Button
                        type="submit"
                        size="sm"
                        variant="ghost"
                        aria-label={t('passkeys.removeNamed', { name })}
                      >
                        {t('passkeys.remove')}
                      </Button>
                    </remove.Form>
                  </Cluster>
                ),
              }))}
            />
          )}
        </Stack>
      </Surface>
      {notices.done.map((text) => (
        <StatusBar key={text} tone="success">
          {text}
        </StatusBar>
      ))}
      {notices.problem === undefined ? null : (
        <StatusBar tone="danger" urgent>
          {notices.problem}
        </StatusBar>
      )}
      {open?.kind === 'new' ? <AddForm data={data} /> : null}
      {open?.kind === 'rename' ? (
        <RenameForm key={open.passkey.id} data={data} passkey={open.passkey} />
      ) : null}
      {open?.kind === 'remove' || open?.kind === 'confirm' ? (
        <ProofForm
          key={open.passkey.id}
          verb={open.kind}
          form={open.kind === 'remove' ? remove : confirm}
          passkey={open.passkey}
        />
      ) : null}
    </Stack>
  );
}

function AddForm({ data }: { readonly data: SecurityData }) {
  const t = useTranslate();
  const form = useAccountForm(data, 'addPasskey');
  return (
    <AccountFormCard
      form={form}
      title={t('passkeys.add')}
      text={t('passkeys.addText')}
      done={t('passkeys.added')}
      save={t('passkeys.addNow')}
    >
      <TextField
        label={t('passkeys.name')}
        name="name"
        maxLength={60}
        autoComplete="off"
        hint={t('passkeys.nameHint')}
        defaultValue={form.state === 'refused' ? form.typed.name : undefined}
        error={form.error('name')}
      />
      <PasswordField
        kind="current"
        name="password"
        label={t('auth.field.password')}
        error={form.error('password')}
      />
    </AccountFormCard>
  );
}

/** Asks for the password, as the log-in is some time ago. */
function ProofForm({
  verb,
  form,
  passkey,
}: {
  readonly verb: 'remove' | 'confirm';
  readonly form: AccountForm;
  readonly passkey: PasskeyRow;
}) {
  const t = useTranslate();
  return (
    <AccountFormCard
      form={{ ...form, hidden: { ...form.hidden, passkeyId: passkey.id } }}
      {...usePasskeyProof(verb, passkey)}
      text={t('passkeys.proofText')}
      danger={verb === 'remove'}
    >
      <PasswordField
        kind="current"
        name="password"
        label={t('auth.field.password')}
        error={form.error('password')}
      />
    </AccountFormCard>
  );
}

function RenameForm({
  data,
  passkey,
}: {
  readonly data: SecurityData;
  readonly passkey: PasskeyRow;
}) {
  const t = useTranslate();
  const form = useAccountForm(data, 'renamePasskey');
  return (
    <AccountFormCard
      form={{ ...form, hidden: { ...form.hidden, passkeyId: passkey.id } }}
      title={t('passkeys.renameNamed', { name: passkey.name })}
      text={passkey.text}
      done={t('passkeys.renamed')}
      save={t('passkeys.rename')}
    >
      <TextField
        label={t('passkeys.name')}
        name="name"
        maxLength={60}
        autoComplete="off"
        required
        defaultValue={(form.state === 'refused' ? form.typed.name : undefined) ?? passkey.name}
        error={form.error('name')}
      />
    </AccountFormCard>
  );
}
