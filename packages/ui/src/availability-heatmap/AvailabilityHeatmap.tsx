import type { ReactElement } from 'react';
import { EndMark } from '../internal/EndMark.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import './availability-heatmap.css';

/** How often somebody is online in an hour: 0 is never. */
export type HeatLevel = 0 | 1 | 2 | 3;
export type AvailabilityHeatmapProps = RootProps<'section'> & {
  /** Heading. */
  title: string;
  /** "Your time, CET" */
  zone: string;
  /** The columns: "14", "15", … */
  hours: readonly string[];
  /** The days, in order. */
  days: readonly { label: string; name: string; levels: readonly HeatLevel[] }[];
  /** The same in a sentence, below the table: "Mostly Friday and Saturday from 20 to 1." */
  summary: string;
};

/** When a performer is usually online. A table with headers, and the same as a sentence. */
export function AvailabilityHeatmap({
  title,
  zone,
  hours,
  days,
  summary,
  ...rest
}: AvailabilityHeatmapProps): ReactElement {
  const labels = useUiLabels();
  return (
    <section {...rootProps(rest, 'vx-heat')} aria-label={title}>
      <div className="vx-heat__head">
        <h3 className="vx-heat__title">{title}</h3>
        <span className="vx-heat__zone">{zone}</span>
      </div>
      <table className="vx-heat__table">
        <caption className="vx-heat__summary">{summary}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vx-visually-hidden">{zone}</span>
            </th>
            {hours.map((hour, index) => (
              <th key={hour} scope="col">
                <span className={index % 2 === 0 ? undefined : 'vx-visually-hidden'}>{hour}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.label}>
              <th scope="row">
                <abbr title={day.name}>{day.label}</abbr>
              </th>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell with text, not a control */}
              {day.levels.map((level, index) => (
                <td key={hours[index] ?? index}>
                  <span className="vx-heat__cell" data-level={level}>
                    <span className="vx-visually-hidden">{labels.heat[level]}</span>
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <EndMark />
    </section>
  );
}
