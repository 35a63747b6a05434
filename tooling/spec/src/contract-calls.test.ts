import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contractCalls } from './contract-calls.ts';
import { callIds, type SpecIndex } from './spec-index.ts';

const index = JSON.parse(
  readFileSync(new URL('../../../docs/spec/index.json', import.meta.url), 'utf8'),
) as SpecIndex;

describe('calls of the contract', () => {
  it('are all calls of the specification', () => {
    const ids = new Set(contractCalls().map((call) => call.id));
    expect(index.systems.flatMap(callIds).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('have no page where a provider, an operator or a measuring station makes them', () => {
    expect(
      contractCalls()
        .filter(({ withoutPage }) => withoutPage)
        .map(({ id }) => id),
    ).toEqual([
      'RE-vxpayOnSuccess',
      'RE-vxpayLogout',
      'RE-testLeapworkResult',
      'RE-testLeapworkVideo',
      'RE-testPLA',
      'RE-testOfficeIpCheck',
      'RE-testSecureRemoteIpCheck',
      'RE-internalRegenerateAutoIncrementor',
      'RE-internalClearCache',
      'RE-internalActorAndAlbumImport',
      'RE-internalGrantMessengerGifts',
      'RE-internalOnlineGuests',
    ]);
  });
});
