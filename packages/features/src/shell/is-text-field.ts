/** Fields of forms that are pressed or chosen, not written. */
const unwritten = /button|box|col|file|image|radio|range|reset|submit/;

/** Whether an element is one that a phone opens its keyboard for. */
export const isTextField = (element: Element): boolean =>
  element.matches('input, textarea, [contenteditable="true"]') &&
  !unwritten.test(element.getAttribute('type') ?? '');
