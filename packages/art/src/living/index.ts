export type { Canvas, Stop } from '../canvas.ts';
export { createLiving, type Living, type LivingOptions } from './living.ts';
