const TAPPABLE =
  'a, button, input, select, textarea, label, summary, iframe, [role=button], [role=tab], [data-keep-clear]'
const SEEN = 'img, svg, canvas, video'
/**
 * Sample positions across the area in each direction: 48 px in steps of 12 px hit every button and every line of text.
 */
const POINTS = [0.02, 0.25, 0.5, 0.75, 0.98]

/** Whether an element floating over the page covers interactive or readable content. */
export function covers(floating: HTMLElement): boolean {
  const box = floating.getBoundingClientRect()
  return POINTS.some((shareX) =>
    POINTS.some((down) => {
      const [x, y] = [box.left + box.width * shareX, box.top + box.height * down]
      const below = document.elementsFromPoint(x, y).find((element) => !floating.contains(element))
      return below !== undefined && (below.closest(TAPPABLE) !== null || below.matches(SEEN) || hasTextIn(below, box))
    }),
  )
}

/** Whether the element has text in the area. An element is often wider than its text: only the text lines count. */
function hasTextIn(element: Element, box: DOMRect): boolean {
  return Array.from(element.childNodes).some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return false
    const range = document.createRange()
    range.selectNodeContents(node)
    return Array.from(range.getClientRects()).some((textRect) => overlap(box, textRect))
  })
}

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  b.top < a.bottom && b.bottom > a.top && b.left < a.right && b.right > a.left
