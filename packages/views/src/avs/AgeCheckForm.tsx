import type { ReactNode } from 'react';

/** A plain form of the age check, from any page: what it leads to is another site's page. */
export function AgeCheckForm({
  action,
  children,
}: {
  readonly action: string;
  readonly children: ReactNode;
}) {
  return (
    <form method="post" action={action}>
      {children}
    </form>
  );
}
