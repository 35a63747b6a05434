import { createContext } from 'react-router';
import type { Services } from './services.ts';

/** The services of a request, for loaders and actions. */
export const requestServices = createContext<Services>();
