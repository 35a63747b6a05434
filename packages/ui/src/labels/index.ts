export { english } from './english.ts';
export type { UiLabels } from './labels.ts';
export { UiLabelsProvider, useUiLabels } from './context.tsx';
