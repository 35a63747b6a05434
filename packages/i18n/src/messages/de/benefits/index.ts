import benefits from './benefits.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

export const messages = flatten({ benefits, errors });
