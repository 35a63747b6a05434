import { Button } from '@vx/ui/button';

/** The way on beside a word on what happened. */
export function SmallLink({ label, href }: { readonly label: string; readonly href: string }) {
  return (
    <Button size="sm" href={href}>
      {label}
    </Button>
  );
}
