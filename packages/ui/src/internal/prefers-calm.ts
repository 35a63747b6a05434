/** Nothing is to move by itself: the system asks for it, or the guest does by `data-motion` (see `themeAttributes`). */
export const prefersCalm = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset['motion'] === 'reduced';
