import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answeredIds, contractCalls } from './contract-calls.ts';
import { callIds, type SpecIndex } from './spec-index.ts';

const index = JSON.parse(
  readFileSync(new URL('../../../docs/spec/index.json', import.meta.url), 'utf8'),
) as SpecIndex;

describe('calls of the contract', () => {
  it('are all calls of the specification', () => {
    const ids = new Set(contractCalls().map((call) => call.id));
    expect(index.systems.flatMap(callIds).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('are answered by name, each kind in its own list', () => {
    const calls = contractCalls();
    const report = { rest: ['GET /alive', 'ping'], socket: ['ping'], graphql: ['GET /alive'] };
    expect([...answeredIds(calls, report)].toSorted()).toEqual(['RE-alive', 'SO-ping']);
  });
});
