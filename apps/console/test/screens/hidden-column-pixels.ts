/** Returns how many pixels of the list's columns are outside the visible part of the list. */
export function hiddenColumnPixels(): number {
  const scroller = document.querySelector('[role=grid]')?.parentElement
  if (!scroller) throw new Error('The page has no list')
  return scroller.scrollWidth - scroller.clientWidth
}
