import type { ReactNode } from 'react';

export function Shell({ children }: { readonly children: ReactNode }) {
  return <main>{children}</main>;
}
