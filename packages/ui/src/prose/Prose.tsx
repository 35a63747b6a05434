import './prose.css';
import type { ReactElement, ReactNode } from 'react';

export type ProseSection = { id: string; title: string; text: ReactNode };
export type ProseProps = {
  /** Above the sections: links to each. */
  contents?: string | undefined;
  /** The sections, in order. */
  sections: readonly ProseSection[];
  /** After the sections. */
  children?: ReactNode;
};

/** A text to be read: sections with an address each, at most 68 characters a line. */
export function Prose({ contents, sections, children }: ProseProps): ReactElement {
  return (
    <div className="vx-prose">
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
