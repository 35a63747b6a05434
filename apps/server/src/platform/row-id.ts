/** The number of a row that counts up, or `null` when nothing can have it. Callers send anything. */
export function rowIdOf(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
