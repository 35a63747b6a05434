import { expect, it } from 'vitest';
import { streamPlanFor } from './stream-plan.ts';

it('[RU-livechat-stream-retry][RU-livechat-stream-native-recovery][RU-livechat-connection-warning][RU-livechat-volume-hint] how streams heal and warn', () => {
  expect(streamPlanFor('desktop')).toMatchObject({
    retryAfterMs: 5000,
    nativeRecoveryMs: 2000,
    nativeRecoveries: 2,
    warnAfterMs: 500,
    volumeHintMs: 10_000,
  });
});

it('[RU-livechat-bad-connection][CO-chatBadConnectionMaxResolution][CO-chatBadConnectionMaxResolutionDesktop] a bad line gets 100 lines, 200 on desktop', () => {
  expect(streamPlanFor('mobile').badConnectionMaxHeight).toBe(100);
  expect(streamPlanFor('desktop').badConnectionMaxHeight).toBe(200);
});
