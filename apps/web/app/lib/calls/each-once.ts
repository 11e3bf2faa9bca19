/**
 * The items of all loaded pages, each once, in the order of the list. An item that was inserted at the top while a reader
 * scrolled moves the ones below it on to the next page, so that one of them comes with both pages; its latest state counts.
 */
export function eachOnce<Page, Item>(
  pages: readonly Page[],
  itemsOf: (page: Page) => readonly Item[],
  keyOf: (item: Item) => string | number,
): Item[] {
  return [...new Map(pages.flatMap(itemsOf).map((item) => [keyOf(item), item])).values()]
}
