import { useRef, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Icon } from '../icon/Icon.tsx';
import { lockIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useKeptFocus } from '../internal/use-kept-focus.ts';
import { PrizeMark, type PrizeArt } from '../prize-mark/PrizeMark.tsx';
import './daily-bonus-calendar.css';

/** A day of the calendar. */
export type CalendarDoor = {
  id: string;
  /** The number on the door: the day of the month. */
  number: number;
  /** ISO day, `2026-12-09`. */
  date: string;
  /** In words, as the name of the door: "Door 14, opens on 14 December", "Door 7, 4 coins". */
  name: string;
  /** `open`: an earlier door that still waits; `past`: an earlier one that cannot be opened any more. */
  state: 'past' | 'open' | 'today' | 'later' | 'claimed';
  /** "Today" or "Open" on doors that can be opened. */
  word?: string | undefined;
  /** What was inside. */
  prize?: { label: string; art: PrizeArt } | undefined;
};

export type DailyBonusCalendarProps = RootProps<'section', 'hidden'> & {
  /** Heading. */
  title: string;
  /** The bar above shows the title, as on phones. */
  hideTitle?: boolean | undefined;
  /** "One door a day, free of charge." */
  text?: string | undefined;
  /** "7 of 24 opened" */
  count?: string | undefined;
  /** In the order of the calendar, which need not be the order of the days. */
  doors: readonly CalendarDoor[];
  /** Opens a door, or posts the plain form with the field `door`. */
  onOpen?: ((id: string) => void) | undefined;
  /** Address that the form posts to. */
  action?: string | undefined;
  /** Further fields of the form, unseen: name and value. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** The door that the server is asked for. */
  openingId?: string | undefined;
  /** What was behind the door, said politely: "Door 9: a rose." */
  result?: string | undefined;
  /** The picture behind the doors. */
  scene?: string | undefined;
  /** All doors of the month, or the days around today in one line. */
  variant?: 'month' | 'strip' | undefined;
  /** Level of the heading on its page; looks do not change with it. */
  level?: 1 | 2 | undefined;
};

function Inside({ door }: { door: CalendarDoor }): ReactElement {
  if (door.state === 'claimed' && door.prize !== undefined)
    return (
      <>
        <span className="vx-door__corner">{door.number}</span>
        <PrizeMark art={door.prize.art} size="lg" />
        <span className="vx-door__prize">{door.prize.label}</span>
      </>
    );
  return (
    <>
      <span className="vx-door__number">{door.number}</span>
      {door.word === undefined ? (
        door.state === 'later' ? (
          <Icon glyph={lockIcon} weight="fill" size="sm" />
        ) : null
      ) : (
        <Badge tone={door.state === 'today' ? 'sale' : 'media'}>{door.word}</Badge>
      )}
    </>
  );
}

/** One door a day. Doors that can be opened are buttons; all the others are entries of a list with their date. */
export function DailyBonusCalendar({
  title,
  hideTitle,
  text,
  count,
  doors,
  onOpen,
  action,
  hidden,
  openingId,
  result,
  scene,
  variant = 'month',
  level = 2,
  ...rest
}: DailyBonusCalendarProps): ReactElement {
  const Title = `h${level}` as const;
  const list = useRef<HTMLOListElement>(null);
  useKeptFocus(list);
  const submit = (event: FormEvent): void => {
    if (onOpen !== undefined) event.preventDefault();
  };
  return (
    <section
      {...rootProps(rest, 'vx-calendar')}

      data-variant={variant}
      data-scene={scene === undefined ? undefined : ''}
    >
      {scene === undefined ? null : (
        <img className="vx-calendar__scene" src={scene} alt="" decoding="async" />
      )}
      <div className="vx-calendar__head">
        <div>
          <Title className={hideTitle === true ? 'vx-visually-hidden' : 'vx-calendar__title'}>
            {title}
          </Title>
          {text === undefined ? null : <p className="vx-calendar__text">{text}</p>}
        </div>
        {count === undefined ? null : (
          <Badge tone="media" className="vx-calendar__count">
            {count}
          </Badge>
        )}
      </div>
      <p className="vx-visually-hidden" role="status">
        {result}
      </p>
      <form method="post" action={action} onSubmit={submit} className="vx-calendar__form">
        {Object.entries(hidden ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ol ref={list} className="vx-calendar__doors">
          {doors.map((door) => {
            const shared = {
              className: 'vx-door',
              'data-state': door.state,
              'data-tone': (door.number % 8) + 1,
            };
            const opening = openingId === door.id;
            return (
              <li key={door.id} tabIndex={-1}>
                {door.state === 'today' || door.state === 'open' ? (
                  <button
                    {...shared}
                    type="submit"
                    name="door"
                    value={door.id}
                    aria-busy={opening ? true : undefined}
                    aria-current={door.state === 'today' ? 'date' : undefined}
                    onClick={() => {
                      if (!opening) onOpen?.(door.id);
                    }}
                  >
                    <span className="vx-visually-hidden">{door.name}</span>
                    <span className="vx-door__inside" aria-hidden="true">
                      <Inside door={door} />
                    </span>
                  </button>
                ) : (
                  <div {...shared}>
                    <time className="vx-visually-hidden" dateTime={door.date}>
                      {door.name}
                    </time>
                    <span className="vx-door__inside" aria-hidden="true">
                      <Inside door={door} />
                    </span>
                  </div>
                )}
              </li>
            );
          })}
        </ol>
      </form>
    </section>
  );
}

export type DoorPanelProps = RootProps<'section'> & {
  /** "Wednesday, 9 December" */
  date?: string | undefined;
  /** "Door 9 is ready" */
  title: string;
  /** A sentence below the title. */
  text?: string | undefined;
  /** The time left of today as text: "Until midnight: 9 h 12 min". */
  timer?: string | undefined;
  /** Open, keep, and doors that still wait. */
  actions?: ReactNode;
  /** What was found so far and what can be inside. */
  children?: ReactNode;
  /** A card beside the calendar, or the bar below it on phones. */
  variant?: 'card' | 'bar' | undefined;
  /** At the end of the title, in the bar: coins so far. */
  end?: ReactNode;
  /** Level of the heading on its page; looks do not change with it. */
  level?: 2 | 3 | undefined;
};

/** Today's door in words, with its one button. */
export function DoorPanel({
  date,
  title,
  text,
  timer,
  actions,
  children,
  variant = 'card',
  end,
  level = 2,
  ...rest
}: DoorPanelProps): ReactElement {
  const Title = `h${level}` as const;
  return (
    <section {...rootProps(rest, 'vx-door-panel')} data-variant={variant} aria-label={title}>
      {date === undefined ? null : <p className="vx-door-panel__date">{date}</p>}
      <div className="vx-door-panel__head">
        <Title className="vx-door-panel__title">{title}</Title>
        {end === undefined ? null : <div className="vx-door-panel__end">{end}</div>}
      </div>
      {text === undefined ? null : <p className="vx-door-panel__text">{text}</p>}
      {timer === undefined ? null : (
        <p className="vx-door-panel__text" role="timer">
          {timer}
        </p>
      )}
      {actions === undefined ? null : <div className="vx-door-panel__actions">{actions}</div>}
      {children}
    </section>
  );
}
