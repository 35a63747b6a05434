import benefits from './benefits.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

export const catalogue = { benefits, errors };

export const messages = flatten(catalogue);
