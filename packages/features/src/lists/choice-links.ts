/** A filter or order as a link. */
export interface ChoiceLink {
  readonly value: string;
  readonly label: string;
  readonly href: string;
  readonly vip?: boolean;
}

/** A filter or order that a page offers, and which of them is chosen. */
export interface ChoiceLinks {
  readonly label: string;
  readonly options: readonly ChoiceLink[];
  readonly value: readonly string[];
}
