import auth from './auth.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

export const messages = flatten({ auth });
