import legal from './legal.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

/** What only terms, data protection and help say. */
export const messages = flatten({ legal, shell });
