export { actLimits, type LimitsRefusal } from './act-limits.ts';
export { BREAK_FIELD, numberTyped } from './limits-choice.ts';
export { loadLimits, type LimitsData } from './load-limits.ts';
export {
  useLimits,
  type LimitEditorView,
  type LimitsView,
  type PauseQuestion,
} from './use-limits.ts';
