import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import './profile-form.css';

export type SettingsFoldProps = RootProps<'details', 'title'> & {
  /** Icon. */
  glyph: Glyph;
  /** What it is, as a heading. */
  title: string;
  /** How it stands. */
  text: ReactNode;
  /** "Change", at the end of the row: the whole row opens it. */
  change: string;
  /** Level of the heading on its page; looks do not change with it. */
  level?: 2 | 3 | undefined;
  /** The form. */
  children: ReactNode;
};

/** A fact of the account as a row, which opens the form that changes it in place. It works without script. */
export function SettingsFold({
  glyph,
  title,
  text,
  change,
  level = 3,
  children,
  ...rest
}: SettingsFoldProps): ReactElement {
  const Title = `h${level}` as const;
  return (
    <details {...rootProps(rest, 'vx-settings-fold')}>
      <summary className="vx-settings-fold__row">
        <Icon glyph={glyph} />
        <div className="vx-settings-fold__words">
          <Title className="vx-settings-rows__title">{title}</Title>
          <p className="vx-settings-rows__text">{text}</p>
        </div>
        <span className="vx-settings-fold__change">{change}</span>
      </summary>
      <div className="vx-settings-fold__inside">{children}</div>
    </details>
  );
}
