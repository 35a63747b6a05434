import { previewSecondsOf } from '@vx/live-core/rules';
import { useServices, useStore } from './context.tsx';

/** Seconds that a free preview runs for the guest of this page. [RU-livechat-preview-limit] */
export function usePreviewSeconds(): number {
  return previewSecondsOf(useStore(useServices().guest).guest);
}
