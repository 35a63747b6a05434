import { TextLink } from '@vx/ui/link';
import type { ReactNode } from 'react';

/** A link inside a text of the catalogue. It opens beside the form, so that nothing typed is lost. */
export const linkTo =
  (href: string) =>
  (words: readonly ReactNode[]): ReactNode => (
    <TextLink href={href} target="_blank">
      {words}
    </TextLink>
  );
