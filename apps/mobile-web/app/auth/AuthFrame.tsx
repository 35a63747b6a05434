import { useServices } from '@vx/features/app';
import { AuthPanel } from '@vx/ui/auth-panel';
import { Button } from '@vx/ui/button';
import { Surface } from '@vx/ui/surface';
import { Text } from '@vx/ui/text';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

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

/** The page around log-in and sign-up, with the way to the other one at its end. */
export function AuthFrame({ title, text, forms, children }: AuthFrameProps) {
  const { config, path } = useServices();
  const { formatMessage } = useIntl();
  const home = path('home', {});
  return (
    <AuthPanel
      brand={{ name: config.brand.name, href: home }}
      title={title}
      text={text}
      close={{ label: formatMessage({ id: 'common.close' }), href: home }}
      footer={forms ? <OtherForm forms={forms} /> : undefined}
    >
      {children}
    </AuthPanel>
  );
}

function OtherForm({ forms }: { readonly forms: NonNullable<AuthFrameProps['forms']> }) {
  const { formatMessage } = useIntl();
  const signsUp = forms.current === 'signup';
  return (
    <Surface className="vx-auth__other">
      <div>
        <Text variant="label-l">
          {formatMessage({ id: signsUp ? 'auth.signup.have' : 'auth.login.new' })}
        </Text>
        {signsUp ? null : (
          <Text variant="body-s" tone="tertiary">
            {formatMessage({ id: 'auth.login.newText' })}
          </Text>
        )}
      </div>
      <Button href={signsUp ? forms.logIn : forms.signUp}>
        {formatMessage({ id: signsUp ? 'shell.login' : 'auth.signup.tab' })}
      </Button>
    </Surface>
  );
}
