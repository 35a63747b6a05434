import shell from './shell.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

export const messages = flatten({ shell });
