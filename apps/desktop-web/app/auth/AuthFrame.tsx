import { useServices } from '@vx/features/app';
import { AuthPanel } from '@vx/ui/auth-panel';
import { gaugeIcon, identificationCardIcon, shieldCheckIcon } from '@vx/ui/icons';
import { SegmentedControl } from '@vx/ui/segmented-control';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
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
  const { formatMessage } = useIntl();
  const home = path('home', {});
  return (
    <AuthPanel
      brand={{ name: config.brand.name, href: home }}
      title={title}
      text={text}
      picture={portrait}
      close={{ label: formatMessage({ id: 'common.close' }), href: home }}
      claims={[
        {
          glyph: identificationCardIcon,
          title: formatMessage({ id: 'auth.claim.free' }),
          text: formatMessage({ id: 'auth.claim.freeText' }),
        },
        {
          glyph: shieldCheckIcon,
          title: formatMessage({ id: 'auth.claim.confirm' }),
          text: formatMessage({ id: 'auth.claim.confirmText' }),
        },
        {
          glyph: gaugeIcon,
          title: formatMessage({ id: 'auth.claim.meter' }),
          text: formatMessage({ id: 'auth.claim.meterText' }),
        },
      ]}
      tabs={
        forms ? (
          <SegmentedControl
            label={formatMessage({ id: 'shell.nav.account' })}
            value={forms.current}
            options={[
              {
                value: 'signup',
                label: formatMessage({ id: 'auth.signup.tab' }),
                href: forms.signUp,
              },
              { value: 'login', label: formatMessage({ id: 'shell.login' }), href: forms.logIn },
            ]}
          />
        ) : undefined
      }
    >
      {children}
    </AuthPanel>
  );
}
