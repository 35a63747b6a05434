import incentives from './incentives.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

/** What only incentives say. */
export const messages = flatten({ incentives });
