import { createContext } from 'react';

/** What a page's policy lets inline styles of the server through by; none where there is no policy. */
export const NonceContext = createContext<string | undefined>(undefined);
