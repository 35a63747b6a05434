import { useServices } from '@vx/features/app';
import { useSay } from '@vx/features/texts';
import { Link } from '@vx/ui/link';
import { AuthPanel } from '@vx/ui/sign-in-form';
import type { ReactNode } from 'react';

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
  const say = useSay();
  const home = path('home', {});
  const signsUp = forms?.current === 'signup';
  return (
    <AuthPanel
      brand={{ name: config.brand.name, href: home }}
      title={title}
      text={text}
      close={{ label: say('common.close'), href: home }}
      foot={
        forms && (
          <>
            {say(signsUp ? 'auth.signup.have' : 'auth.login.new')}{' '}
            <Link className="vx-text-link" href={signsUp ? forms.logIn : forms.signUp}>
              {say(signsUp ? 'shell.login' : 'auth.signup.tab')}
            </Link>
          </>
        )
      }
    >
      {children}
    </AuthPanel>
  );
}
