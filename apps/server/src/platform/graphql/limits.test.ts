import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { limitQueries } from './limits.ts';

const schema = buildSchema(`
  type Page { items: [Person!]! }
  type Person { name: String!, friends(first: Int): Page! }
  type Query { people(first: Int): Page!, person: Person!, a: Int, b: Int, c: Int }
`);
const limits = { depth: 6, aliases: 3, rootFields: 2, cost: 500 };
/** Which limits a query passes. */
const passed = (query: string): readonly unknown[] =>
  validate(schema, parse(query), [limitQueries(limits)]).flatMap(
    ({ extensions }) => (extensions['detail'] as { fields: { rule: string }[] }).fields[0]?.rule,
  );

describe('limits of queries', () => {
  it.each([
    ['{ person { friends { items { name } } } }', []],
    [
      '{ person { friends { items { friends { items { friends { a: __typename } } } } } } }',
      ['depth'],
    ],
    ['{ w: a x: a y: a }', ['rootFields']],
    ['{ person { a: name b: name c: name } }', []],
    ['{ person { a: name b: name c: name d: name } }', ['aliases']],
    ['{ people(first: 100) { items { name } } }', []],
    [
      '{ people(first: 100) { items { a: name b: name name friends { items { name } } } } }',
      ['cost'],
    ],
    ['{ people(first: 999999) { items { name } } }', []],
    [
      '{ person { friends(first: 20) { items { friends(first: 20) { items { name } } } } } }',
      ['cost'],
    ],
    ['{ person { friends { items { friends(first: 10) { items { name } } } } } }', []],
    ['query ($n: Int) { person { friends(first: $n) { items { name } } } }', []],
    [
      'query ($n: Int) { person { friends(first: $n) { items { friends(first: 10) { items { name } } } } } }',
      ['cost'],
    ],
  ])('%s passes %j', (query, rules) => expect(passed(query)).toEqual(rules));

  it('counts root fields inside of fragments, too', () => {
    expect(passed('{ ...All } fragment All on Query { a b c }')).toEqual(['rootFields']);
    expect(passed('{ ... on Query { a ... { b c } } }')).toEqual(['rootFields']);
    expect(passed('{ ...All } fragment All on Query { a b }')).toEqual([]);
  });

  it('counts depth inside of fragments, too', () => {
    const friends = 'fragment Friends on Person { friends { items { name } } }';
    expect(
      passed(`{ person { friends { items { friends { items { ...Friends } } } } } } ${friends}`),
    ).toEqual(['depth']);
    expect(passed(`{ person { ...Friends } } ${friends}`)).toEqual([]);
  });

  it.each(['...Nobody', '...F0', 'name'])(
    'does not lose itself in fragments that double at each step and end in %s',
    (end) => {
      const steps = Array.from(
        { length: 60 },
        (_, at) => `fragment F${at} on Person { ...F${at + 1} ...F${at + 1} }`,
      );
      const query = `{ person { ...F0 } } ${steps.join(' ')} fragment F60 on Person { ${end} }`;
      expect(passed(query)).toEqual(['cost']);
    },
  );
});
