import messenger from './messenger.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

/** What only the messenger says. */
export const messages = flatten({ messenger });
