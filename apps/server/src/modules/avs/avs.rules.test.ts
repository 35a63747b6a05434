import { describe, expect, it } from 'vitest';
import { ATTESTATION_FRESH_MS, fits, hasExpired, isFresh, type CheckFacts } from './avs.rules.ts';

describe('what an attestation may do', () => {
  const open: CheckFacts = { status: 'open', expiresAt: 100, carriesProof: false };

  it('decides what is open or pending, until its time', () => {
    for (const outcome of ['accepted', 'pending', 'rejected'] as const) {
      expect(fits(open, outcome, 99)).toBe(true);
      expect(fits({ ...open, status: 'pending' }, outcome, 99)).toBe(true);
      expect(fits(open, outcome, 100)).toBe(false);
      expect(fits({ ...open, status: 'accepted', carriesProof: true }, outcome, 1)).toBe(false);
      expect(fits({ ...open, status: 'rejected' }, outcome, 1)).toBe(false);
    }
  });

  it('revokes the proof that stands on it and no other, at any time', () => {
    expect(fits({ ...open, status: 'accepted', carriesProof: true }, 'revoked', 1_000)).toBe(true);
    expect(fits({ ...open, status: 'accepted' }, 'revoked', 1)).toBe(false);
  });

  it('is refused when it is old or from the future', () => {
    expect(isFresh(1_000_000, 1_000_000 + ATTESTATION_FRESH_MS - 1)).toBe(true);
    expect(isFresh(1_000_000, 1_000_000 + ATTESTATION_FRESH_MS)).toBe(false);
    expect(isFresh(1_060_000, 1_000_000)).toBe(false);
  });

  it('counts until its stamp and not at it', () => {
    expect(hasExpired(new Date(5), 4)).toBe(false);
    expect(hasExpired(new Date(5), 5)).toBe(true);
  });
});
