import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clause, Clauses } from './spec-index.ts';

/** By rule, where a sentence says several things that fail apart from one another. */
export type ByHand = Readonly<Record<string, readonly string[]>>;

const rulePattern = /^- \*\*(RU-[\w-]+)\*\* \([^)]*\) (.*)$/;
const examplePattern = /^ {2}- e\.g\. (.*)$/;

/**
 * The clauses of every rule: each part of its sentence that a semicolon ends, the example with the first of them,
 * for it says the same with values. What is split by hand stands as it is there.
 * @throws on a rule that is split by hand and does not exist
 */
export function clausesOf(pages: readonly string[], byHand: ByHand): Clauses {
  const found: Record<string, readonly Clause[]> = {};
  for (const page of pages) {
    const lines = page.split('\n');
    for (const [index, line] of lines.entries()) {
      const [, id, sentence = ''] = rulePattern.exec(line) ?? [];
      if (id === undefined) continue;
      const example = examplePattern.exec(lines[index + 1] ?? '')?.[1];
      const [first = '', ...more] = sentence.split('; ');
      // What the documents leave open cannot be proven.
      const others = more.filter((part) => !part.includes('not shown'));
      const texts = [
        example === undefined ? first : `${first.replace(/\.$/, '')}, e.g. ${example}`,
        ...others,
      ];
      found[id] = numbered(id, byHand[id] ?? texts);
    }
  }
  const unknown = Object.keys(byHand).filter((id) => found[id] === undefined);
  if (unknown.length > 0) throw new Error(`Split by hand, but no rules: ${unknown.join(' ')}`);
  return found;
}

const numbered = (id: string, texts: readonly string[]): readonly Clause[] =>
  texts.map((text, index) => ({ id: `${id}#${index + 1}`, text }));

/** Reads the pages below `docs/spec` and what is split by hand. */
export function readClauses(root: string): Clauses {
  const folder = join(root, 'docs/spec/systems');
  const pages = readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const byHand = readFileSync(join(root, 'docs/spec/clauses-by-hand.json'), 'utf8');
  return clausesOf(pages, JSON.parse(byHand) as ByHand);
}
