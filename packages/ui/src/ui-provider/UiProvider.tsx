import type { ReactElement, ReactNode } from 'react';
import type { UiLabels } from '../labels/labels.ts';
import { NonceContext } from '../internal/nonce.ts';
import { OverlayHistoryContext, type OverlayHistory } from '../internal/overlay-history.ts';
import { UiLabelsProvider } from '../labels/context.tsx';
import { defaultLabels } from '../labels/default.ts';
import { LinkProvider, type LinkComponent } from '../link/context.tsx';

export type UiProviderProps = {
  /** Hidden labels in the page's language; English when left out. */
  labels?: UiLabels | undefined;
  /** The router's link; a plain `a` when left out. */
  link?: LinkComponent | undefined;
  /**
   * On the server: lets what is drawn by numbers (shares, places) through a policy without `unsafe-inline`. The same value
   * goes to React as `nonce: { style }`. Left out where no policy forbids inline styles, and in the browser.
   */
  nonce?: string | undefined;
  /**
   * Ties sheets, dialogs and the lightbox to the history of the browser: Back closes them instead of leaving the page, as
   * phones have it. Left out where Back always leaves the page.
   */
  overlayHistory?: OverlayHistory | undefined;
  /** The app. */
  children: ReactNode;
};

/** Labels and links for everything below. No component needs it. */
export function UiProvider({
  labels = defaultLabels,
  link = 'a',
  nonce,
  overlayHistory,
  children,
}: UiProviderProps): ReactElement {
  return (
    <UiLabelsProvider labels={labels}>
      <LinkProvider link={link}>
        <NonceContext value={nonce}>
          <OverlayHistoryContext value={overlayHistory}>{children}</OverlayHistoryContext>
        </NonceContext>
      </LinkProvider>
    </UiLabelsProvider>
  );
}
