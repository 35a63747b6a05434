export { constants, type ConstantEntry } from './constants.ts';
export { enumerations, type EnumerationEntry } from './enumerations.ts';
