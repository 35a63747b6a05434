import { Controls, Description, Primary, Stories, useOf } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import type { ComponentDocs } from '../../../../packages/ui/src/fixtures/component-docs.ts';
import type { ComponentFacts } from './component-facts.ts';
import './docs.css';

const written = import.meta.glob<ComponentDocs>('../../../../packages/ui/src/*/*.docs.ts', {
  import: 'default',
});

interface Known {
  readonly docs: ComponentDocs | null;
  readonly facts: ComponentFacts | null;
}

/** "button/Button.stories.tsx", or null for a story that stands elsewhere. */
const storyFileOf = (address: unknown): string | null =>
  /packages\/ui\/src\/(.+\.stories\.tsx)$/u.exec(String(address))?.[1] ?? null;

async function load(file: string): Promise<Known> {
  const docs = written[`../../../../packages/ui/src/${file.replace('.stories.tsx', '.docs.ts')}`];
  const [text, all] = await Promise.all([docs?.(), import('virtual:component-facts')]);
  return { docs: text ?? null, facts: all.default[file] ?? null };
}

function useKnown(file: string | null): Known {
  const [known, setKnown] = useState<Known>({ docs: null, facts: null });
  useEffect(() => {
    let isGone = false;
    if (file !== null)
      void load(file).then((found) => {
        if (!isGone) setKnown(found);
      });
    return () => {
      isGone = true;
    };
  }, [file]);
  return known;
}

const Section = ({ title, children }: { title: string; children: ReactNode }): ReactElement => (
  <section className="vx-docs__section sb-unstyled">
    <h2>{title}</h2>
    {children}
  </section>
);

function Rows({
  head,
  rows,
}: {
  head: readonly [string, string];
  rows: readonly (readonly [name: ReactNode, text: ReactNode])[];
}): ReactElement {
  return (
    <table>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, text], index) => (
          // The order of a written list does not change.
          <tr key={index}>
            <th scope="row">{name}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What stands between backticks is code. */
const Words = ({ text }: { text: string }): ReactElement => (
  <>
    {text
      .split('`')
      .map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))}
  </>
);

/** Keys of one line, "Tab, Shift + Tab", as keys. */
const Keys = ({ keys }: { keys: string }): ReactElement => (
  <>
    {keys.split(', ').map((key) => (
      <kbd key={key}>{key}</kbd>
    ))}
  </>
);

function Guidance({ docs }: { docs: ComponentDocs }): ReactElement {
  return (
    <>
      <Section title="Do and don’t">
        <ul className="vx-docs__pairs">
          {docs.rules.map((rule) => (
            <li key={rule.do}>
              <p data-kind="do">
                <strong>Do</strong> <Words text={rule.do} />
              </p>
              <p data-kind="dont">
                <strong>Don’t</strong> <Words text={rule.dont} />
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Anatomy">
        <Rows
          head={['Part', 'What it is']}
          rows={docs.anatomy.map(({ part, is }) => [part, <Words key={part} text={is} />] as const)}
        />
      </Section>
      <Section title="Keyboard">
        {docs.keyboard.length === 0 ? (
          <p>Nothing in it takes the focus.</p>
        ) : (
          <Rows
            head={['Keys', 'What they do']}
            rows={docs.keyboard.map(({ keys, does }) => [
              <Keys key={keys} keys={keys} />,
              <Words key={keys} text={does} />,
            ])}
          />
        )}
      </Section>
      <Section title="Screen reader">
        <ul>
          {docs.screenReader.map((text) => (
            <li key={text}>
              <Words text={text} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

const mockAddress = (name: string): string => `mocks/${name}.webp`;

const Mocks = ({ names }: { names: readonly string[] }): ReactElement => (
  <aside className="vx-docs__mocks sb-unstyled" aria-label="Mocks">
    {names.map((name) => (
      <a key={name} href={mockAddress(name)} target="_blank" rel="noreferrer">
        <img src={mockAddress(name)} alt={`Mock ${name}`} loading="lazy" />
        <span>{name}</span>
      </a>
    ))}
  </aside>
);

function Facts({ facts }: { facts: ComponentFacts }): ReactElement {
  const { pages, within, changes } = facts;
  return (
    <>
      <Section title="Where it is used">
        {pages.length === 0 ? (
          <p>
            {within.length === 0
              ? 'No page imports it yet.'
              : `No page imports it itself; it is part of ${within.join(', ')}.`}
          </p>
        ) : (
          <p>
            {pages.join(', ')}
            {within.length === 0 ? '' : `; and within ${within.join(', ')}`}.
          </p>
        )}
      </Section>
      <Section title="Changes">
        {changes.length === 0 ? (
          <p>None that names it.</p>
        ) : (
          <Rows
            head={['Version', 'What changed']}
            rows={changes.map(({ version, entries }) => [
              version,
              entries.map((entry) => (
                <p key={entry}>
                  <Words text={entry} />
                </p>
              )),
            ])}
          />
        )}
      </Section>
    </>
  );
}

/** The docs page of a component: what a designer asks first, then the component itself, then what proves it. */
export function DocsPage(): ReactElement {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const file = storyFileOf((preparedMeta.parameters as { readonly fileName?: unknown }).fileName);
  const { docs, facts } = useKnown(file);
  const name = csfFile.meta.title.split('/').at(-1) ?? '';
  const mocks = docs?.mocks ?? [];
  return (
    <div className="vx-docs">
      <header className="vx-docs__head sb-unstyled">
        <h1>{name}</h1>
        {docs === null ? (
          <Description of="meta" />
        ) : (
          <p className="vx-docs__lead">
            <Words text={docs.purpose} />
          </p>
        )}
        {docs?.alsoCalled === undefined ? null : (
          <p className="vx-docs__also">Elsewhere: {docs.alsoCalled.join(', ')}</p>
        )}
      </header>
      {docs?.insteadUse === undefined ? null : (
        <Section title="What instead">
          <Rows
            head={['Take', 'When']}
            rows={docs.insteadUse.map(({ component, when }) => [component, when] as const)}
          />
        </Section>
      )}
      <div className="vx-docs__beside" data-mocks={mocks.length > 0 ? '' : undefined}>
        <div>
          <Primary />
          {docs !== null && mocks.length === 0 ? (
            <p className="vx-docs__also sb-unstyled">No mock shows it.</p>
          ) : null}
        </div>
        {mocks.length > 0 ? <Mocks names={mocks} /> : null}
      </div>
      <section className="vx-docs__section">
        <h2 className="sb-unstyled">Props</h2>
        <Controls />
      </section>
      {docs === null ? null : <Guidance docs={docs} />}
      {docs?.withoutStates === undefined ? null : (
        <Section title="Without a matrix of states">
          <p className="vx-docs__stateless">
            <Words text={docs.withoutStates} />
          </p>
        </Section>
      )}
      <Stories title="States" includePrimary={false} />
      {facts === null ? null : <Facts facts={facts} />}
    </div>
  );
}
