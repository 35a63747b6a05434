import type { ReactNode } from 'react';
import { Provider } from 'urql';
import { useServices } from './app/context.tsx';

/** Gives the hooks of urql the client of the page. Around pages whose load has asked it, so that it is there. */
export function GraphqlProvider({ children }: { readonly children: ReactNode }) {
  return <Provider value={useServices().vxql.urql}>{children}</Provider>;
}
