import video from './video.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

/** What only videos say. */
export const messages = flatten({ video });
