/**
 * Returns the items of all loaded pages, each once, in list order. An item inserted at the top while the user scrolls
 * moves the items below it to the next page, so one item comes with both pages; its latest state counts.
 */
export function eachOnce<Page, Item>(
  pages: readonly Page[],
  itemsOf: (page: Page) => readonly Item[],
  keyOf: (item: Item) => string | number,
): Item[] {
  return [...new Map(pages.flatMap(itemsOf).map((item) => [keyOf(item), item])).values()]
}
