import { createContext, use, type ReactElement, type ReactNode } from 'react';
import { defaultLabels } from './default.ts';
import type { UiLabels } from './labels.ts';

const LabelsContext = createContext<UiLabels>(defaultLabels);

/** Gives the components below their hidden labels; catalogues are `@vx/ui/labels-de`, `-nl`, `-es` and `english`. */
export function UiLabelsProvider({
  labels,
  children,
}: {
  /** The hidden words, in one language. */
  labels: UiLabels;
  /** What stands inside. */
  children: ReactNode;
}): ReactElement {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}

/** The hidden labels of the nearest provider, English without one. */
export const useUiLabels = (): UiLabels => use(LabelsContext);
