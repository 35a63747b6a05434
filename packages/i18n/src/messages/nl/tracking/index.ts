import log from './log.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

/** What only the page of what is logged says. */
export const messages = flatten({ log });
