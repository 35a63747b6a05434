export { english, type UiLabels } from './labels.ts';
export { UiLabelsProvider, useUiLabels } from './context.tsx';
