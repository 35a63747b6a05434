import { useServices } from '@vx/features/app';
import { useSay, type Say } from '@vx/features/texts';
import { gaugeIcon, identificationCardIcon, shieldCheckIcon } from '@vx/ui/icons';
import { TextLink } from '@vx/ui/link';
import { AuthPanel, type AuthPanelProps } from '@vx/ui/sign-in-form';
import type { ReactNode } from 'react';
import portrait from './guest-portrait.webp';

export interface AuthFrameProps {
  readonly title: string;
  readonly text: string;
  /** The two forms and which one this is; neither on the page that confirms an address. */
  readonly forms?: {
    readonly current: 'signup' | 'login';
    readonly signUp: string;
    readonly logIn: string;
  };
  readonly children: ReactNode;
}

/**
 * Around log-in and sign-up: beside a picture with the other form a tab away, on phones alone with
 * the way to the other form at its end.
 */
export function AuthFrame({ title, text, forms, children }: AuthFrameProps) {
  const { app, config, path } = useServices();
  const say = useSay();
  const home = path('home', {});
  const around =
    app === 'mobile' ? { foot: forms && <OtherForm {...forms} /> } : beside(say, forms);
  return (
    <AuthPanel
      brand={{ name: config.brand.name, href: home }}
      title={title}
      text={text}
      close={{ label: say('common.close'), href: home }}
      {...around}
    >
      {children}
    </AuthPanel>
  );
}

type Forms = NonNullable<AuthFrameProps['forms']>;

const beside = (
  say: Say,
  forms: Forms | undefined,
): Pick<AuthPanelProps, 'picture' | 'points' | 'switcher'> => ({
  picture: { src: portrait, alt: '' },
  points: [
    {
      glyph: identificationCardIcon,
      title: say('auth.claim.free'),
      text: say('auth.claim.freeText'),
    },
    {
      glyph: shieldCheckIcon,
      title: say('auth.claim.confirm'),
      text: say('auth.claim.confirmText'),
    },
    { glyph: gaugeIcon, title: say('auth.claim.meter'), text: say('auth.claim.meterText') },
  ],
  switcher: forms && {
    label: say('shell.nav.account'),
    value: forms.current,
    options: [
      { value: 'signup', label: say('auth.signup.tab'), href: forms.signUp },
      { value: 'login', label: say('shell.login'), href: forms.logIn },
    ],
  },
});

function OtherForm({ current, signUp, logIn }: Forms) {
  const say = useSay();
  const signsUp = current === 'signup';
  return (
    <>
      {say(signsUp ? 'auth.signup.have' : 'auth.login.new')}{' '}
      <TextLink href={signsUp ? logIn : signUp}>
        {say(signsUp ? 'shell.login' : 'auth.signup.tab')}
      </TextLink>
    </>
  );
}
