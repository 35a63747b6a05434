import { useId, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import {
  checkIcon,
  hourglassIcon,
  identificationCardIcon,
  sealCheckIcon,
  warningCircleIcon,
  xCircleIcon,
} from '../icons/index.ts';
import { rootOf } from '../internal/root-of.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { Note, StatusBar, type StatusTone } from '../status-bar/StatusBar.tsx';
import './age-check-card.css';

export type AgeCheckCardProps = RootProps<'div'> & {
  /** The status in one sentence. */
  title: string;
  /** What it means, also for money. */
  text?: string | undefined;
  /** The one next step, and at most one quiet alternative. */
  action?: ReactNode;
  /** A card on its page, or one line below the top bar. In a dialog put the card into `Dialog`. */
  variant?: 'card' | 'bar' | undefined;
  /** Closes the bar. */
  onDismiss?: (() => void) | undefined;
  /** Level of the heading; default 2. */
  level?: 1 | 2 | 3 | undefined;
} & (
    | {
        /** Where it stands. */
        state: 'unknown';
        /** What is needed. */
        hints?: readonly { glyph: Glyph; text: string }[] | undefined;
      }
    | {
        state: 'pending';
        /** How far it is, each with its time in words. */
        steps?:
          | readonly {
              id: string;
              label: string;
              text?: string;
              state: 'done' | 'running' | 'later';
              stateText: string;
            }[]
          | undefined;
      }
    | {
        state: 'rejected';
        /** Why it is asked. */
        reason: { title: string; text?: string | undefined };
        hints?: readonly { glyph: Glyph; text: string }[] | undefined;
      }
    | {
        state: 'accepted';
        /** The rows, in order. */
        rows?: readonly { label: string; value: string }[] | undefined;
        /** "4 bonus coins (€1.00) were added to your balance." */
        bonus?: { glyph: Glyph; text: string } | undefined;
      }
    | { state: 'revoked' }
  );

const looks: Record<AgeCheckCardProps['state'], { tone: StatusTone; glyph: Glyph }> = {
  unknown: { tone: 'neutral', glyph: identificationCardIcon },
  pending: { tone: 'info', glyph: hourglassIcon },
  rejected: { tone: 'danger', glyph: warningCircleIcon },
  accepted: { tone: 'success', glyph: sealCheckIcon },
  revoked: { tone: 'warning', glyph: xCircleIcon },
};

function Details(props: AgeCheckCardProps): ReactElement | null {
  switch (props.state) {
    case 'unknown':
    case 'rejected':
      return (
        <>
          {props.state === 'rejected' ? (
            <Note tone="danger" title={props.reason.title}>
              {props.reason.text}
            </Note>
          ) : null}
          {props.hints === undefined ? null : (
            <ul className="vx-age-check__hints">
              {props.hints.map((hint) => (
                <li key={hint.text}>
                  <Icon glyph={hint.glyph} />
                  {hint.text}
                </li>
              ))}
            </ul>
          )}
        </>
      );
    case 'pending':
      return props.steps === undefined ? null : (
        <ol className="vx-age-check__steps">
          {props.steps.map((step) => (
            <li
              key={step.id}
              className="vx-age-check__step"
              data-state={step.state}
              aria-current={step.state === 'running' ? 'step' : undefined}
            >
              <span className="vx-age-check__mark" aria-hidden="true">
                {step.state === 'done' ? <Icon glyph={checkIcon} weight="bold" size="xs" /> : null}
              </span>
              <p className="vx-age-check__label">
                {step.label}
                <span className="vx-visually-hidden">, {step.stateText}</span>
              </p>
              {step.text === undefined ? null : <p className="vx-age-check__when">{step.text}</p>}
            </li>
          ))}
        </ol>
      );
    case 'accepted':
      return (
        <>
          {props.rows === undefined ? null : (
            <dl className="vx-age-check__rows">
              {props.rows.map((row) => (
                <div key={row.label}>
                  <dt>{row.label}</dt>
                  <dd>{row.value}</dd>
                </div>
              ))}
            </dl>
          )}
          {props.bonus === undefined ? null : (
            <Note tone="success" glyph={props.bonus.glyph}>
              {props.bonus.text}
            </Note>
          )}
        </>
      );
    default:
      return null;
  }
}

/** Where the age check stands: one status, one reason, one next step. The result is kept, the document is not. */
export function AgeCheckCard(props: AgeCheckCardProps): ReactElement {
  const rest = rootOf(props, ['onDismiss']);
  const { title, text, action, variant = 'card', level = 2 } = props;
  const id = useId();
  const look = looks[props.state];
  const Title = `h${level}` as const;
  if (variant === 'bar')
    return (
      <StatusBar
        {...rest}
        tone={look.tone}
        glyph={look.glyph}
        action={action}
        onDismiss={props.onDismiss}
      >
        {title}
      </StatusBar>
    );
  return (
    <section {...rootProps(rest, 'vx-age-check')} data-state={props.state} aria-labelledby={id}>
      <span className="vx-age-check__icon" data-tone={look.tone}>
        <Icon glyph={look.glyph} weight="fill" size="xl" />
      </span>
      <div role="status" className="vx-age-check__words">
        <Title className="vx-age-check__title" id={id}>
          {title}
        </Title>
        {text === undefined ? null : <p className="vx-age-check__text">{text}</p>}
      </div>
      <div className="vx-age-check__details">
        <Details {...props} />
      </div>
      {action === undefined ? null : <div className="vx-age-check__actions">{action}</div>}
    </section>
  );
}
