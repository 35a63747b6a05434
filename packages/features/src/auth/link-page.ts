interface Link {
  readonly label: string;
  readonly href: string;
}

/** A page to which a mail leads: a form with what its link carries, or how that went and where to go on. */
export interface LinkPage {
  readonly title: string;
  readonly text: string;
  /** How it went. */
  readonly result: {
    readonly tone: 'success' | 'info' | 'warning';
    readonly title?: string;
    readonly text: string;
    readonly urgent?: true;
  } | null;
  /** Where it goes on once the form is over. */
  readonly onward: Link | null;
  /** What the link of the mail carries; empty without one. */
  readonly token: string;
  /** The words of the button. */
  readonly send: string;
}
