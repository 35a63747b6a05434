import type { ReactElement } from 'react';

/**
 * Stands last in an element whose parts hang from its end: they would move as long as the browser is still
 * parsing what follows them. The element's style shows them once the mark is there:
 * `.vx-bar:not(:has(> .vx-end)) > .vx-bar__item { visibility: hidden }`.
 */
export const EndMark = (): ReactElement => <span className="vx-end" hidden />;
