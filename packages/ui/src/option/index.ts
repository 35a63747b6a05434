export type { Option } from './option.ts';
