import type { ReactElement, ReactNode } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { bellIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { Link } from '../link/context.tsx';
import { ProgressBar } from '../progress/ProgressBar.tsx';
import { ToggleButton } from '../toggle-button/ToggleButton.tsx';
import './program-guide.css';

/** A programme as a list shows it. */
export type Programme = {
  id: string;
  title: string;
  /** Host or format. */
  text?: string | undefined;
  /** "22:15", and the same as an ISO time. */
  time: string;
  dateTime: string;
  state: 'past' | 'now' | 'next' | 'later';
  href?: string | undefined;
  /** 0 to 1, while it runs; `runs` says it: "5 of 60 min". */
  share?: number | undefined;
  runs?: string | undefined;
  /** Only for what comes. */
  reminder?: { set: boolean; pending?: boolean | undefined } | undefined;
};

export type ProgramGuideProps = RootProps<'section'> & {
  /** Heading. */
  title: string;
  /** The programmes, in order of time. */
  programmes: readonly Programme[];
  /** `next` shows what runs and what follows. */
  variant?: 'list' | 'next' | undefined;
  /** Words of its parts. */
  texts: {
    now: string;
    next: string;
    /** "Jump to now", when much has passed. */
    jump?: string | undefined;
    /** The name of the reminder: "Remind me of Night owls". */
    remind: (title: string) => string;
  };
  /** Called to set or take back a reminder. */
  onRemind?: ((id: string, set: boolean) => void) | undefined;
  /** At the end of the title: a link to the whole guide, days. */
  end?: ReactNode;
  /** Makes the address of "now"; unique on the page. */
  id: string;
  /** What to say when there is nothing. */
  empty?: string | undefined;
  /** Level of the heading on its page; looks do not change with it. */
  level?: 2 | 3 | undefined;
};

/** What runs and what comes: a list with times. */
export function ProgramGuide({
  title,
  programmes,
  variant = 'list',
  texts,
  onRemind,
  end,
  id,
  empty,
  level = 2,
  ...rest
}: ProgramGuideProps): ReactElement {
  const Title = `h${level}` as const;
  const shown =
    variant === 'next'
      ? programmes.filter(({ state }) => state === 'now' || state === 'next')
      : programmes;
  const hasNow = shown.some(({ state }) => state === 'now');
  return (
    <section {...rootProps(rest, 'vx-guide')} data-variant={variant} aria-label={title}>
      <div className="vx-guide__head">
        <Title className="vx-guide__title">{title}</Title>
        <div className="vx-guide__end">
          {texts.jump !== undefined && hasNow && variant === 'list' ? (
            <a className="vx-text-link vx-guide__jump" href={`#${id}-now`}>
              {texts.jump}
            </a>
          ) : null}
          {end}
        </div>
      </div>
      {shown.length === 0 && empty !== undefined ? (
        <p className="vx-guide__empty">{empty}</p>
      ) : null}
      {shown.length === 0 ? null : (
        <ol className="vx-guide__list">
          {shown.map((programme) => (
            <li
              key={programme.id}
              id={programme.state === 'now' ? `${id}-now` : undefined}
              tabIndex={programme.state === 'now' ? -1 : undefined}
              className="vx-programme"
              data-state={programme.state}
              aria-current={programme.state === 'now' ? 'time' : undefined}
            >
              <time className="vx-programme__time" dateTime={programme.dateTime}>
                {programme.time}
              </time>
              <div className="vx-programme__body">
                <p className="vx-programme__title">
                  {programme.href === undefined ? (
                    programme.title
                  ) : (
                    <Link href={programme.href}>{programme.title}</Link>
                  )}
                </p>
                {programme.text === undefined ? null : (
                  <p className="vx-programme__text">{programme.text}</p>
                )}
                {programme.state === 'now' && programme.share !== undefined ? (
                  <span className="vx-programme__runs">
                    <ProgressBar value={programme.share} />
                    {programme.runs}
                  </span>
                ) : null}
              </div>
              <span className="vx-programme__end">
                {programme.state === 'now' ? <Badge>{texts.now}</Badge> : null}
                {programme.state === 'next' && variant === 'next' ? (
                  <Badge>{texts.next}</Badge>
                ) : null}
                {programme.reminder === undefined || onRemind === undefined ? null : (
                  <ToggleButton
                    glyph={bellIcon}
                    label={texts.remind(programme.title)}
                    variant="plain"
                    tooltip="start"
                    pressed={programme.reminder.set}
                    pending={programme.reminder.pending}
                    onToggle={(set) => onRemind(programme.id, set)}
                  />
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
