import { useId, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { caretDownIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
// With those of the bar, which every page brings: it comes late, and is drawn by the server before.
import './status-bar.css';

export type DisclosureProps = RootProps<'section', 'title'> & {
  /** Always in sight; a press opens what belongs to it. */
  title: ReactNode;
  /** Level of the heading on its page; looks do not change with it. */
  level?: 2 | 3 | 4 | undefined;
  /** Beside the title, as the button that puts the whole away. */
  end?: ReactNode;
  /** What is read by those who open it. */
  children: ReactNode;
};

/** One line that opens: for what is good to know and in nobody's way. It opens without script. */
export function Disclosure({
  title,
  level = 2,
  end,
  children,
  ...rest
}: DisclosureProps): ReactElement {
  const id = useId();
  const Title = `h${level}` as const;
  return (
    <section {...rootProps(rest, 'vx-disclosure')} aria-labelledby={id}>
      <details>
        <summary className="vx-disclosure__summary">
          <Title id={id} className="vx-disclosure__title">
            {title}
          </Title>
          <Icon glyph={caretDownIcon} size="sm" className="vx-disclosure__caret" />
        </summary>
        <div className="vx-disclosure__body">{children}</div>
      </details>
      {end === undefined ? null : <div className="vx-disclosure__end">{end}</div>}
    </section>
  );
}
