import { languageNames, languages } from '@vx/i18n/studio';
import type { StudioSessionState } from '@vx/studio-core';
import { AppShell } from '@vx/ui/app-shell';
import { heartIcon } from '@vx/ui/icons';
import { Stack } from '@vx/ui/layout';
import { Select } from '@vx/ui/select';
import { AuthPanel, SignInForm, type SignInValues } from '@vx/ui/sign-in-form';
import { Note } from '@vx/ui/status-bar';
import { useAtom } from 'jotai/react';
import { useEffect, useState, type ReactElement } from 'react';
import { languageAtom } from '../app/preferences.ts';
import { useStudio } from '../app/studio-services.ts';
import { useTexts } from '../app/texts.ts';
import lamp from '../look/lamp.svg';

type LoggedOut = Extract<StudioSessionState, { readonly kind: 'loggedOut' }>;

/** The studio's own door: a guest reads here that their account does not open it. */
export function LoginPage({ state }: { readonly state: LoggedOut }): ReactElement {
  const { say, sayError } = useTexts();
  const { session } = useStudio();
  const [language, setLanguage] = useAtom(languageAtom);
  const [missing, setMissing] = useState<Partial<Record<'email' | 'password', string>>>({});
  useEffect(() => {
    document.title = `${say('studio.login.title')} | ${say('studio.title')}`;
  }, [say]);
  const submit = ({ email, password }: SignInValues): void => {
    const text = say('studio.login.missing');
    const errors = {
      ...(email.trim() === '' && { email: text }),
      ...(password === '' && { password: text }),
    };
    setMissing(errors);
    if (Object.keys(errors).length === 0) void session.logIn(email.trim(), password);
  };
  const message =
    state.problem !== null
      ? { tone: 'danger' as const, text: sayError(state.problem) }
      : state.reason === 'ended'
        ? { tone: 'info' as const, text: say('studio.login.ended') }
        : undefined;
  return (
    <AppShell shell="immersive">
      <AuthPanel
        brand={{ name: say('studio.title'), href: '/' }}
        title={say('studio.login.title')}
        text={say('studio.login.text')}
        picture={{ src: lamp, alt: '', palette: ['#2b2350', '#7d5a86', '#f0b48a'] }}
        points={[
          {
            glyph: heartIcon,
            title: say('studio.login.claim'),
            text: say('studio.login.claimText'),
          },
        ]}
        foot={
          <Select
            label={say('studio.account.language')}
            look="quiet"
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
            value={language}
            onChange={(value) => setLanguage(value as typeof language)}
          />
        }
      >
        <Stack>
          <SignInForm
            texts={{
              email: say('studio.login.email'),
              password: say('studio.login.password'),
              submit: say('studio.login.submit'),
            }}
            errors={missing}
            message={message}
            busy={state.isBusy}
            onSubmit={submit}
          />
          <Note>{say('studio.login.chair')}</Note>
        </Stack>
      </AuthPanel>
    </AppShell>
  );
}
