/** Scrolls the row, and only the row, until the link stands in its middle. */
export function revealInRow(row: HTMLElement | null, place: number): void {
  const link = row?.children[place]
  if (!link || !row) return
  const [from, to] = [row.getBoundingClientRect(), link.getBoundingClientRect()]
  row.scrollBy({ left: to.left + to.width / 2 - from.left - from.width / 2 })
}
