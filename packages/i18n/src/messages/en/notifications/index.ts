import shell from './shell.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

/** What only notifications say. */
export const messages = flatten({ shell });
