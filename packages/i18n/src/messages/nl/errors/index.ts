import errors from './errors.json' with { type: 'json' };
import money from './money.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

export const messages = flatten({ errors, money });
