/** Height in pixels below which what covers the page is a bar of the browser. */
const KEYBOARD_PX = 120
/** A zoomed page shows a part of itself, whether or not there is a keyboard. */
const UNZOOMED = 1.01

/** The used part of `window.visualViewport`. */
export interface VisibleArea extends EventTarget {
  height: number
  offsetTop: number
  scale: number
}

/** Returns the height of the page's bottom that an on-screen keyboard covers. */
export function keyboardHeight({ height, offsetTop, scale }: VisibleArea, pageHeight: number): number {
  const covered = Math.round(pageHeight - height - offsetTop)
  return scale < UNZOOMED && covered >= KEYBOARD_PX ? covered : 0
}

/**
 * Keeps the style property `--keyboard` at the covered height, and `data-keyboard` while there is one. Phones lay a page out as if there were no keyboard:
 * without it, sheets and the line for messages would be behind it. Below iOS 13 and Chrome 61 it remains unset.
 */
export function watchKeyboard(area: VisibleArea | null = window.visualViewport): void {
  if (!area) return
  const { style, dataset } = document.documentElement
  const measure = () => {
    const covered = keyboardHeight(area, window.innerHeight)
    if (covered > 0) {
      style.setProperty('--keyboard', `${covered}px`)
      dataset['keyboard'] = ''
    } else {
      style.removeProperty('--keyboard')
      delete dataset['keyboard']
    }
  }
  // Phones also move the visible part over the page.
  for (const name of ['resize', 'scroll']) area.addEventListener(name, measure)
  measure()
}
