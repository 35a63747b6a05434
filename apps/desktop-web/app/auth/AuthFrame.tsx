import { useServices } from '@vx/features/app';
import { useSay } from '@vx/features/texts';
import { gaugeIcon, identificationCardIcon, shieldCheckIcon } from '@vx/ui/icons';
import { AuthPanel } from '@vx/ui/sign-in-form';
import type { ReactNode } from 'react';
import portrait from '../art/guest-portrait.webp';

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

/** The card around log-in and sign-up. */
export function AuthFrame({ title, text, forms, children }: AuthFrameProps) {
  const { config, path } = useServices();
  const say = useSay();
  const home = path('home', {});
  return (
    <AuthPanel
      brand={{ name: config.brand.name, href: home }}
      title={title}
      text={text}
      close={{ label: say('common.close'), href: home }}
      picture={{ src: portrait, alt: '' }}
      points={[
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
      ]}
      switcher={
        forms && {
          label: say('shell.nav.account'),
          value: forms.current,
          options: [
            { value: 'signup', label: say('auth.signup.tab'), href: forms.signUp },
            { value: 'login', label: say('shell.login'), href: forms.logIn },
          ],
        }
      }
    >
      {children}
    </AuthPanel>
  );
}
