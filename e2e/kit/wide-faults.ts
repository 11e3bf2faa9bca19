/** A wide screen; the narrower sizes are checked for horizontal overflow only. */
export const WIDE_PX = 560

/**
 * Runs in the page, on a wide screen: returns the controls that are stretched, and the bars that cover more than a
 * third of the height. Elements with the whole height are exempt: they are the rail or a game.
 */
export function wideFaults(): string[] {
  const widestControl = 600
  const nameOf = (part: Element) => `${part.tagName} ${part.className} ${part.textContent.slice(0, 30)}`
  const boxOf = (part: Element) => part.getBoundingClientRect()
  // Exempt: list rows that open a page are as wide as the list, and the slider of a chart is as wide as the chart.
  const shapes =
    'button[class*="button_button"], select, textarea, input:not([type="radio"]):not([type="checkbox"]):not([type="range"])'
  const controls = [...document.querySelectorAll(shapes)].filter((part) => part.closest('main') !== null)
  const stretched = controls.filter((part) => boxOf(part).width > widestControl)
  const isBar = (part: Element) => {
    const { position, visibility } = getComputedStyle(part)
    if (visibility === 'hidden' || (position !== 'fixed' && position !== 'sticky')) return false
    const { width, height } = boxOf(part)
    return width > innerWidth / 2 && height > innerHeight / 3 && height < innerHeight - 1
  }
  const covering = [...document.querySelectorAll('body *:not(dialog)')].filter(isBar)
  return [
    ...stretched.map((part) => `stretched to ${Math.round(boxOf(part).width)} px: ${nameOf(part)}`),
    ...covering.map((part) => `covers ${Math.round(boxOf(part).height)} px: ${nameOf(part)}`),
  ]
}
