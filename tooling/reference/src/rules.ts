import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../checks/src/workspace.ts';

type Clauses = Readonly<Record<string, readonly { readonly text: string }[]>>;

const clauses = JSON.parse(readFileSync(join(root, 'docs/spec/clauses.json'), 'utf8')) as Clauses;

/** Rules that a docstring names: only these have a place in the document. */
const named = new Set<string>();

/** The Markdown of a rule's id in a docstring: pages of exports lie one folder below the site. */
export function ruleLink(written: string, id: string): string {
  if (!clauses[id]) return `\`${id}\``;
  named.add(id);
  return `[${written.slice(1, -1)}](../documents/Rules.html#${id.toLowerCase()})`;
}

/** What each rule says that a docstring names. */
export function rulesDocument(): string {
  const rules = [...named].toSorted().map((id) => {
    const said = clauses[id]?.map(({ text }) => `- ${text.replaceAll(/[<>{}@]/gu, '\\$&')}`) ?? [];
    return `## ${id}\n\n${said.join('\n')}`;
  });
  return [
    '---\ntitle: Rules\n---\n',
    'What the ids in docstrings stand for: rules of the product, each in the words of the specification.\n',
    ...rules,
  ].join('\n\n');
}
