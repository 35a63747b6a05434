import type { ReactElement, ReactNode } from 'react';
import { english, type UiLabels } from '../labels/labels.ts';
import { UiLabelsProvider } from '../labels/context.tsx';
import { LinkProvider, type LinkComponent } from '../link/context.tsx';

export type UiProviderProps = {
  /** Hidden labels in the page's language; English when left out. */
  labels?: UiLabels | undefined;
  /** The router's link; a plain `a` when left out. */
  link?: LinkComponent | undefined;
  /** The app. */
  children: ReactNode;
};

/** Labels and links for everything below. No component needs it. */
export function UiProvider({
  labels = english,
  link = 'a',
  children,
}: UiProviderProps): ReactElement {
  return (
    <UiLabelsProvider labels={labels}>
      <LinkProvider link={link}>{children}</LinkProvider>
    </UiLabelsProvider>
  );
}
