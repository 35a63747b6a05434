import './prose.css';
import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';

/** A section of a long text. */
export type ProseSection = { id: string; title: string; text: ReactNode };
export type ProseProps = RootProps<'div'> & {
  /** Above the sections: links to each. */
  contents?: string | undefined;
  /** The sections, in order. */
  sections: readonly ProseSection[];
  /** After the sections. */
  children?: ReactNode;
};

/** A text to be read: sections with an address each, at most 68 characters a line. */
export function Prose({ contents, sections, children, ...rest }: ProseProps): ReactElement {
  return (
    <div {...rootProps(rest, 'vx-prose')}>
      {contents === undefined ? null : (
        <nav className="vx-prose__contents" aria-label={contents}>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a className="vx-text-link" href={`#${section.id}`}>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {sections.map((section) => (
        <section
          key={section.id}
          id={section.id}
          className="vx-prose__section"
          aria-labelledby={`${section.id}-title`}
        >
          <h2 className="vx-prose__title" id={`${section.id}-title`}>
            {section.title}
          </h2>
          <div className="vx-prose__text">{section.text}</div>
        </section>
      ))}
      {children}
    </div>
  );
}
