import './auth-panel.css';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { xIcon } from '../icons/index.ts';
import { Logo } from '../logo/Logo.tsx';
import { Picture } from '../picture/Picture.tsx';

export type AuthPanelProps = {
  brand: { name: string; href: string };
  title: string;
  text: string;
  /** Beside the form on wide screens. */
  picture?: string | undefined;
  claims?: readonly { glyph: Glyph; title: string; text: string }[] | undefined;
  /** The switch between sign-up and log-in on wide screens. */
  tabs?: ReactNode;
  close: { label: string; href: string };
  /** The form. */
  children: ReactNode;
  /** Below the form on phones: the way to the other form. */
  footer?: ReactNode;
};

/** Log in, sign up and what belongs to them: a card with a picture on wide screens, a plain page on phones. */
export function AuthPanel({ brand, title, text, picture, claims = [], tabs, close, children, footer }: AuthPanelProps): ReactElement {
  return (
    <div className="vx-auth">
      <div className="vx-auth__card" data-picture={picture === undefined ? undefined : ''}>
        {picture === undefined ? null : (
          <div className="vx-auth__side">
            <div className="vx-auth__picture"><Picture src={picture} alt="" ratio="fill" radius="none" sizes="364px" /></div>
            <Logo name={brand.name} href={brand.href} />
            <ul className="vx-auth__claims">
              {claims.map((claim) => (
                <li key={claim.title} className="vx-auth__claim"><Icon glyph={claim.glyph} weight="fill" /><div><p className="vx-auth__claim-title">{claim.title}</p><p>{claim.text}</p></div></li>
              ))}
            </ul>
          </div>
        )}
        <div className="vx-auth__main">
          <div className="vx-auth__bar">
            <span className="vx-auth__brand"><Logo name={brand.name} href={brand.href} size="sm" /></span>
            {tabs === undefined ? null : <span className="vx-auth__tabs">{tabs}</span>}
            <span className="vx-auth__close"><IconButton glyph={xIcon} label={close.label} href={close.href} tooltip="none" /></span>
          </div>
          <h1 className="vx-auth__title">{title}</h1>
          <p className="vx-auth__text">{text}</p>
          <div className="vx-auth__form">{children}</div>
          {footer === undefined ? null : <div className="vx-auth__footer">{footer}</div>}
        </div>
      </div>
    </div>
  );
}

/** Fields and buttons of a form in one column. */
export function AuthFields({ children }: { children: ReactNode }): ReactElement {
  return <div className="vx-auth__fields">{children}</div>;
}
