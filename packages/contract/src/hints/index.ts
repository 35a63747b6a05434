export { restHints, restHint, type RestHint } from './table.ts';
