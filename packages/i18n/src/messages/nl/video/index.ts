import video from './video.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

export const messages = flatten({ video });
