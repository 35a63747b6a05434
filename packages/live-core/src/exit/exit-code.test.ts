import { expect, it } from 'vitest';
import { exitFamilyOf, isPreChatFailure } from './exit-code.ts';

const families = [
  [
    '[RU-chatexit-client]',
    [100, 101, 102, 103, 104, 105, 106, 107, 108, 198, 199],
    'clientInitiated',
  ],
  ['[RU-chatexit-host]', [201, 202, 203, 204, 205, 206, 207, 208], 'hostInitiated'],
  ['[RU-chatexit-admin]', [301], 'adminKick'],
  ['[RU-chatexit-preview]', [401, 402, 403, 404, 405, 406, 407, 408, 498, 499], 'livePreviewEnds'],
  ['[RU-chatexit-501]', [501], 'clientHasNoMoney'],
  ['[RU-chatexit-502]', [502], 'textTimeLimit'],
  ['[RU-chatexit-503]', [503], 'timeLimit'],
  ['[RU-chatexit-601]', [601], 'ageRatingDenied'],
  [
    '[RU-chatexit-other]',
    [901, 902, 903, 904, 906, 907, 910, 920, 921, 990, 996, 997],
    'otherEndReasons',
  ],
  ['[RU-chatexit-908]', [908], 'liveShowStarted'],
] as const;

for (const [id, codes, family] of families) {
  it(`${id} ${codes.join(', ')} are ${family}`, () => {
    expect(codes.map(exitFamilyOf)).toEqual(codes.map(() => family));
  });
}

it('a number of no family is unknown, never an error', () => {
  expect([0, 905, 909, 100.5, Number.NaN].map(exitFamilyOf)).toEqual(Array(5).fill('unknown'));
});

it('[RU-chatexit-prechat] the fifteen pre-chat failure codes', () => {
  const codes = [106, 906, 601, 205, 206, 207, 208, 910, 907, 198, 199, 201, 202, 203, 204];
  expect(codes.every(isPreChatFailure)).toBe(true);
  expect([100, 301, 405, 501, 908].some(isPreChatFailure)).toBe(false);
});
