/** Somebody who comes by a link finds the chosen tab in sight, however far down the row it stands. For a `ref`. */
export function revealTab(page: HTMLElement | null): void {
  const row = page?.querySelector<HTMLElement>('[role=tablist]')
  const tab = row?.querySelector<HTMLElement>('[aria-selected=true]')
  if (!row || !tab) return
  const [all, one] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  row.scrollLeft += one.left + one.width / 2 - all.left - all.width / 2
}
