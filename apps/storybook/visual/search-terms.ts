/** What designers who know other libraries type into the search, and which component it leads to. */
export const searchTerms: Readonly<Record<string, readonly string[]>> = {
  modal: ['Dialog'],
  snackbar: ['Toaster'],
  toast: ['Toaster'],
  pagination: ['PerformerTable', 'TransactionList', 'TileGrid'],
  date: ['ShowTicketCard'],
  dropdown: ['Select', 'Menu'],
  toggle: ['ToggleButton', 'Switch'],
  spinner: ['Spinner'],
  badge: ['Badge', 'LiveBadge'],
  empty: ['EmptyState'],
  accordion: ['Disclosure'],
  stepper: ['NumberField'],
};
