import auth from './auth.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

/** What only logging in and signing up say. */
export const messages = flatten({ auth });
