import {
  chatBadConnectionMaxResolution,
  chatBadConnectionMaxResolutionDesktop,
  chatConnectionWarning,
  chatMaxAttempts,
  chatStreamNativeRecovery,
  chatStreamRetry,
  chatVolumeHint,
} from '@vx/contract/constants';

/** How a player of live streams heals and warns. Times in milliseconds, heights in lines. */
export interface StreamPlan {
  /** After a failed stream the next try. [RU-livechat-stream-retry] */
  readonly retryAfterMs: number;
  /** Native players: time to recover by themselves, and how often. [RU-livechat-stream-native-recovery] */
  readonly nativeRecoveryMs: number;
  readonly nativeRecoveries: number;
  /** A bad line this long is shown. [RU-livechat-connection-warning] */
  readonly warnAfterMs: number;
  /** How long the hint on a muted start stays. [RU-livechat-volume-hint] */
  readonly volumeHintMs: number;
  /** Greatest height on a bad line. [RU-livechat-bad-connection] */
  readonly badConnectionMaxHeight: number;
}

export function streamPlanFor(app: 'desktop' | 'mobile'): StreamPlan {
  return {
    retryAfterMs: chatStreamRetry,
    nativeRecoveryMs: chatStreamNativeRecovery,
    nativeRecoveries: chatMaxAttempts,
    warnAfterMs: chatConnectionWarning,
    volumeHintMs: chatVolumeHint,
    badConnectionMaxHeight:
      app === 'desktop' ? chatBadConnectionMaxResolutionDesktop : chatBadConnectionMaxResolution,
  };
}
