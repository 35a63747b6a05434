import type { ReactElement, ReactNode } from 'react';
import type { Glyph } from '../icon/glyph.ts';

/**
 * One of what can be chosen, for every control that offers a choice: `Select`, `MultiSelect`, `RadioGroup`,
 * `SegmentedControl`, `ChipGroup`. A control shows what it has room for, so a list goes from one to another as it is.
 */
export type Option = {
  /** What is handed to `onChange` and posted by a form. */
  value: string;
  /** Its name. */
  label: string;
  /** A sentence below the name: `RadioGroup`. */
  description?: ReactNode;
  /** Before the name: an icon, or for `RadioGroup` also a logo. Not in a list of the system. */
  icon?: Glyph | ReactElement | undefined;
  /** At the end of the line: a price. `RadioGroup`. */
  end?: ReactNode;
  /** How many there are, after the name: `ChipGroup`. */
  count?: number | undefined;
  /** Marked as part of VIP: `ChipGroup`. */
  vip?: boolean | undefined;
  /** It is an address: a link instead of a choice. `SegmentedControl` and `ChipGroup`. */
  href?: string | undefined;
  /** Cannot be chosen now. */
  disabled?: boolean | undefined;
};
