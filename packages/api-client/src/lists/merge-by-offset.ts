/**
 * Merges a page into a list by its offset: what stood in its place is overwritten, what follows
 * stays. An offset beyond the end appends, so that a list never has holes. [RU-api-list-merge-offset]
 */
export function mergeByOffset<Item>(
  items: readonly Item[],
  offset: number,
  page: readonly Item[],
): readonly Item[] {
  return [...items.slice(0, offset), ...page, ...items.slice(offset + page.length)];
}
