const unwritten = [
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
];

/** Whether an element is one that a phone opens its keyboard for. */
export function isTextField(element: Element): boolean {
  const name = element.localName;
  if (name === 'input') return !unwritten.includes(element.getAttribute('type') ?? 'text');
  return name === 'textarea' || element.getAttribute('contenteditable') === 'true';
}
