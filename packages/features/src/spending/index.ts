export { actLimits } from './act-limits.ts';
export type { LimitsRefusal } from './limits-data.ts';
export { BREAK_FIELD, numberTyped } from './presenters/limits-choice.ts';
export { loadLimits, type LimitsData } from './load-limits.ts';
export type { LimitEditorView, LimitsView, PauseQuestion } from './presenters/limits.ts';
export { useLimits } from './use-limits.ts';
