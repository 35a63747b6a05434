import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import {
  arrowsClockwiseIcon,
  checkCircleIcon,
  infoIcon,
  signInIcon,
  warningCircleIcon,
  warningIcon,
  wifiSlashIcon,
  xIcon,
} from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import './status-bar.css';

/** Colour by meaning. */
export type StatusTone = 'info' | 'success' | 'warning' | 'danger' | 'neutral';
export type StatusBarProps = RootProps<'div'> & {
  /** Colour by meaning. */
  tone?: StatusTone | undefined;
  /** Default: the icon of the tone. */
  glyph?: Glyph | undefined;
  /** Heading. */
  title?: string | undefined;
  /** What stands inside. */
  children?: ReactNode;
  /** "Again in 0:42", before the action. Not announced, because it counts. */
  countdown?: string | undefined;
  /** At the end: a button. */
  action?: ReactNode;
  /** Called when it is closed; without it there is no button. */
  onDismiss?: (() => void) | undefined;
  /** What the button sends when the bar stands in a form: it closes without JavaScript, too. */
  dismissField?: { readonly name: string; readonly value: string } | undefined;
  /** Money or lost input: announced at once. */
  urgent?: boolean | undefined;
};

/** The icon of each tone. */
export const toneGlyphs: Readonly<Record<StatusTone, Glyph>> = {
  info: infoIcon,
  success: checkCircleIcon,
  warning: warningIcon,
  danger: warningCircleIcon,
  neutral: infoIcon,
};

/** A calm bar or note: what happened, what it means, what can be done. */
export function StatusBar({
  tone = 'info',
  glyph,
  title,
  children,
  countdown,
  action,
  onDismiss,
  dismissField,
  urgent = false,
  ...rest
}: StatusBarProps): ReactElement {
  const labels = useUiLabels();
  return (
    <div {...rootProps(rest, 'vx-status-bar')} data-tone={tone} role={urgent ? 'alert' : 'status'}>
      <Icon glyph={glyph ?? toneGlyphs[tone]} weight="fill" className="vx-status-bar__icon" />
      <div className="vx-status-bar__text">
        {title === undefined ? null : <p className="vx-status-bar__title">{title}</p>}
        {children === undefined ? null : <div>{children}</div>}
      </div>
      {countdown === undefined && action === undefined ? null : (
        <div className="vx-status-bar__action">
          {countdown === undefined ? null : (
            <span className="vx-status-bar__countdown" aria-live="off">
              {countdown}
            </span>
          )}
          {action}
        </div>
      )}
      {onDismiss === undefined && dismissField === undefined ? null : (
        <IconButton
          glyph={xIcon}
          label={labels.dismiss}
          size="sm"
          tooltip="none"
          {...(dismissField && { ...dismissField, type: 'submit' })}
          onClick={
            onDismiss &&
            ((event) => {
              event.preventDefault();
              onDismiss();
            })
          }
        />
      )}
    </div>
  );
}

/** A note inside a page or a form. The same look without announcing itself. */
export function Note({
  tone = 'neutral',
  glyph,
  title,
  children,
  action,
  ...rest
}: Omit<StatusBarProps, 'countdown' | 'onDismiss' | 'dismissField' | 'urgent'>): ReactElement {
  return (
    <div {...rootProps(rest, 'vx-status-bar')} data-tone={tone}>
      <Icon
        glyph={glyph ?? toneGlyphs[tone]}
        weight={tone === 'neutral' ? 'regular' : 'fill'}
        className="vx-status-bar__icon"
      />
      <div className="vx-status-bar__text">
        {title === undefined ? null : <p className="vx-status-bar__title">{title}</p>}
        {children === undefined ? null : <div>{children}</div>}
      </div>
      {action === undefined ? null : <div className="vx-status-bar__action">{action}</div>}
    </div>
  );
}

export type OfflineBannerProps = RootProps<'div'> & {
  /** Where it stands. */
  state: 'offline' | 'reconnecting' | 'signedOut' | 'newVersion';
  /** A sentence below the title. */
  text: string;
  /** "Next try in 8 s". Not announced, because it counts. */
  countdown?: string | undefined;
  /** The one thing to do next. */
  action?: ReactNode;
};

const connectionLook = {
  offline: { tone: 'warning', glyph: wifiSlashIcon },
  reconnecting: { tone: 'warning', glyph: arrowsClockwiseIcon },
  signedOut: { tone: 'info', glyph: signInIcon },
  newVersion: { tone: 'info', glyph: arrowsClockwiseIcon },
} as const;

/** Connection and login. Cached content stays readable below it. */
export function OfflineBanner({
  state,
  text,
  countdown,
  action,
  ...rest
}: OfflineBannerProps): ReactElement {
  return (
    <StatusBar {...rest} {...connectionLook[state]} countdown={countdown} action={action}>
      {text}
    </StatusBar>
  );
}
