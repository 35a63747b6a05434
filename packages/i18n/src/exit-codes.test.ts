import { liveChatExitCodes, preChatFailureCodes } from '@vx/contract/enums';
import { describe, expect, test } from 'vitest';
import { createFormatter } from './format/index.ts';
import { exitFamilyOf, exitTexts, languages } from './index.ts';

const families = (codes: readonly number[]) => [
  ...new Set(codes.map((code) => exitFamilyOf(code))),
];

describe('families of exit codes', () => {
  test('[RU-chatexit-client] 100-108, 198 and 199 are client-initiated', () => {
    const codes = [100, 101, 102, 103, 104, 105, 106, 107, 108, 198, 199];
    expect(families(codes)).toEqual(['clientInitiated']);
  });

  test('[RU-chatexit-host] 201-208 are host-initiated', () => {
    expect(families([201, 202, 203, 204, 205, 206, 207, 208])).toEqual(['hostInitiated']);
  });

  test('[RU-chatexit-admin] 301 is an admin kick', () => {
    expect(exitFamilyOf(301)).toBe('adminKick');
  });

  test('[RU-chatexit-preview] 401-408, 498 and 499 end a live preview', () => {
    expect(families([401, 402, 403, 404, 405, 406, 407, 408, 498, 499])).toEqual([
      'livePreviewEnds',
    ]);
  });

  test('[RU-chatexit-501][RU-chatexit-502][RU-chatexit-503] money, text time and time are apart', () => {
    expect([501, 502, 503].map((code) => exitFamilyOf(code))).toEqual([
      'clientHasNoMoney',
      'textTimeLimit',
      'timeLimit',
    ]);
  });

  test('[RU-chatexit-601] 601 is age-rating denied', () => {
    expect(exitFamilyOf(601)).toBe('ageRatingDenied');
  });

  test('[RU-chatexit-other][RU-chatexit-908] 9xx are other reasons, except the start of a show', () => {
    const codes = [901, 902, 903, 904, 906, 907, 910, 920, 921, 990, 996, 997];
    expect(families(codes)).toEqual(['otherEndReasons']);
    expect(exitFamilyOf(908)).toBe('liveShowStarted');
  });

  test('[RU-chatexit-prechat] 15 codes mean that the chat never started, if it had not', () => {
    expect(preChatFailureCodes).toHaveLength(15);
    for (const code of preChatFailureCodes) {
      expect(exitFamilyOf(code, false)).toBe('preChat');
      expect(exitFamilyOf(code, true)).not.toBe('preChat');
    }
    expect(exitFamilyOf(501, false)).toBe('clientHasNoMoney');
  });

  test('an unknown code falls back to the family of its hundreds, then to the general one', () => {
    expect(exitFamilyOf(150)).toBe('clientInitiated');
    expect(exitFamilyOf(905)).toBe('otherEndReasons');
    expect([0, 99, 700, -1, Number.NaN].map((code) => exitFamilyOf(code))).toEqual(
      Array.from({ length: 5 }, () => 'unknown'),
    );
  });
});

test.each(languages)(
  '[RU-chatexit-catalogue][ER-chatExitCodes][ER-preChatFailures] every code says what happened, what it cost and what is next, in %s',
  async (language) => {
    const { format } = await createFormatter(language);
    for (const code of [...liveChatExitCodes, 12345]) {
      for (const started of [true, false]) {
        const { title, text, money, action } = exitTexts(code, started);
        const said = [
          format(title, { name: 'Mira' }),
          format(text),
          format(money, { amount: '12' }),
          format(action),
        ];
        expect(new Set(said).size).toBe(4);
        for (const one of said) {
          expect(one.length).toBeGreaterThan(4);
          expect(one).not.toContain(String(code));
        }
      }
    }
  },
);
