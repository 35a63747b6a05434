import { useEffect, useRef, type ReactElement } from 'react';
import { CustomProperties } from '../internal/CustomProperties.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { Link } from '../link/context.tsx';
import './program-grid.css';

/** A programme with its place in the grid. */
export type GridProgramme = {
  id: string;
  title: string;
  /** Host or format. */
  text?: string | undefined;
  /** For assistive technology, as position tells it to eyes: "22:15 to 23:15". */
  time: string;
  /** Begin and end as shares of the shown span, 0 to 1; what reaches beyond it is cut. */
  from: number;
  to: number;
  state: 'past' | 'now' | 'later';
  href?: string | undefined;
};

export type ProgramGridProps = RootProps<'div'> & {
  /** "Tonight". */
  title: string;
  /** Marks of the time line, as shares of the shown span: half hours. */
  hours: readonly { at: number; label: string }[];
  /** Where the evening stands: "22:20". */
  now?: { at: number; label: string } | undefined;
  /** The channels, in order. */
  channels: readonly {
    id: string;
    name: string;
    /** "Open for everyone", "TV subscription". */
    text?: string | undefined;
    programmes: readonly GridProgramme[];
  }[];
  /** The word for what runs: "On now". */
  nowLabel: string;
  /** Level of the heading on its page; looks do not change with it. */
  level?: 2 | 3 | undefined;
};

const share = (value: number): number => Math.min(1, Math.max(0, value));
const placed = (from: number, to: number) => ({ '--vx-from': share(from), '--vx-to': share(to) });

/** All channels of an evening side by side along one time line. For one channel, and on narrow phones, `ProgramGuide` reads better. */
export function ProgramGrid({
  title,
  hours,
  now,
  channels,
  nowLabel,
  level = 2,
  ...rest
}: ProgramGridProps): ReactElement {
  const Title = `h${level}` as const;
  const Name = `h${level + 1}` as 'h3' | 'h4';
  const view = useRef<HTMLElement>(null);
  const at = now?.at;
  useEffect(() => {
    const node = view.current;
    if (node === null || at === undefined) return;
    // What runs comes first; the evening before it is a swipe away.
    node.scrollLeft = at * node.scrollWidth - node.clientWidth / 2;
  }, [at]);
  return (
    <div {...rootProps(rest, 'vx-program-grid')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable by keyboard */}
      <section className="vx-program-grid__view" ref={view} aria-label={title} tabIndex={0}>
        <div className="vx-program-grid__table">
          <div className="vx-program-grid__row">
            <Title className="vx-program-grid__side vx-program-grid__title">{title}</Title>
            <div className="vx-program-grid__lane" aria-hidden="true">
              {hours.map((hour) => (
                <CustomProperties key={hour.label} values={placed(hour.at, hour.at)}>
                  <span className="vx-program-grid__hour">{hour.label}</span>
                </CustomProperties>
              ))}
            </div>
          </div>
          {channels.map((channel) => (
            <div key={channel.id} className="vx-program-grid__row">
              <div className="vx-program-grid__side">
                <Name className="vx-program-grid__name">{channel.name}</Name>
                {channel.text === undefined ? null : (
                  <p className="vx-program-grid__text">{channel.text}</p>
                )}
              </div>
              <ol className="vx-program-grid__lane" aria-label={channel.name}>
                {channel.programmes.map((programme) => (
                  <CustomProperties
                    key={programme.id}
                    values={placed(programme.from, programme.to)}
                  >
                    <li className="vx-program-grid__programme" data-state={programme.state}>
                      <p className="vx-program-grid__what">
                        {programme.href === undefined ? (
                          programme.title
                        ) : (
                          <Link className="vx-stretched" href={programme.href}>
                            {programme.title}
                          </Link>
                        )}
                        <span className="vx-visually-hidden">
                          {`, ${programme.time}${programme.state === 'now' ? `, ${nowLabel}` : ''}`}
                        </span>
                      </p>
                      {programme.text === undefined ? null : (
                        <p className="vx-program-grid__text">{programme.text}</p>
                      )}
                    </li>
                  </CustomProperties>
                ))}
              </ol>
            </div>
          ))}
          {now === undefined ? null : (
            <CustomProperties values={placed(now.at, now.at)}>
              <div className="vx-program-grid__now" aria-hidden="true">
                <span>{now.label}</span>
              </div>
            </CustomProperties>
          )}
        </div>
      </section>
    </div>
  );
}
