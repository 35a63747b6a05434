export { enumerations, type EnumerationEntry } from './enumerations.ts';
