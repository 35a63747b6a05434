import { useServices } from '@vx/features/app';
import { useTranslate, type Translate } from '@vx/features/texts';
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
  const t = useTranslate();
  const home = path('home', {});
  const around = app === 'mobile' ? { foot: forms && <OtherForm {...forms} /> } : beside(t, forms);
  return (
    <AuthPanel
      brand={{ name: config.brand.name, href: home }}
      title={title}
      text={text}
      close={{ label: t('common.close'), href: home }}
      {...around}
    >
      {children}
    </AuthPanel>
  );
}

type Forms = NonNullable<AuthFrameProps['forms']>;

const beside = (
  t: Translate,
  forms: Forms | undefined,
): Pick<AuthPanelProps, 'picture' | 'points' | 'switcher'> => ({
  picture: { src: portrait, alt: '' },
  points: [
    {
      glyph: identificationCardIcon,
      title: t('auth.claim.free'),
      text: t('auth.claim.freeText'),
    },
    {
      glyph: shieldCheckIcon,
      title: t('auth.claim.confirm'),
      text: t('auth.claim.confirmText'),
    },
    { glyph: gaugeIcon, title: t('auth.claim.meter'), text: t('auth.claim.meterText') },
  ],
  switcher: forms && {
    label: t('shell.nav.account'),
    value: forms.current,
    options: [
      { value: 'signup', label: t('auth.signup.tab'), href: forms.signUp },
      { value: 'login', label: t('shell.login'), href: forms.logIn },
    ],
  },
});

function OtherForm({ current, signUp, logIn }: Forms) {
  const t = useTranslate();
  const signsUp = current === 'signup';
  return (
    <>
      {t(signsUp ? 'auth.signup.have' : 'auth.login.new')}{' '}
      <TextLink href={signsUp ? logIn : signUp}>
        {t(signsUp ? 'shell.login' : 'auth.signup.tab')}
      </TextLink>
    </>
  );
}
