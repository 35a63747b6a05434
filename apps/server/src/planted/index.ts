import type { Planted } from './plant-bug.ts';

export type { Planted, PlantedBug } from './plant-bug.ts';

/**
 * The bug on purpose that the fault run asks for with `VX_PLANT`. Outside of tests always `null`:
 * the rest of this folder is not even loaded.
 */
export async function plantedBug(
  env: Readonly<Record<string, string | undefined>>,
): Promise<Planted | null> {
  if (env['NODE_ENV'] !== 'test' || !env['VX_PLANT']) return null;
  const { plantBug, plantFromEnvironment } = await import('./plant-bug.ts');
  const bug = plantFromEnvironment(env);
  return bug && plantBug(bug);
}
