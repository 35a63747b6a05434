/** What components say where nobody gave them labels. A file of its own, so that an app that gives them can go without. */
export { english as defaultLabels } from './english.ts';
