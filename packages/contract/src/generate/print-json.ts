const width = 120;

/** JSON as a formatter lays it out: what fits on a line of 100 letters stands on one. */
export function printJson(value: unknown): string {
  return `${print(value, '', 0)}\n`;
}

/** @param taken letters of the line that stand before the value or after it */
function print(value: unknown, indent: string, taken: number): string {
  const isList = Array.isArray(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const flat = printFlat(value);
  if (indent.length + taken + flat.length <= width) return flat;
  const inner = `${indent}  `;
  const lines = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => {
      const label = isList ? '' : `${JSON.stringify(name)}: `;
      return `${inner}${label}${print(member, inner, label.length + 1)}`;
    });
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function printFlat(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printFlat).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => `${JSON.stringify(name)}: ${printFlat(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
