import { hashText } from '@vx/art';

/** How many pads of sound are bundled (`media/pads`), one for each chord. */
export const padCount = 7;

/** The pad that a performer's room sounds of, always the same one. */
export const padOf = (seed: string): number => hashText(`sound:${seed}`) % padCount;

export const padFile = (pad: number): string => `pads/${pad}.aac`;
