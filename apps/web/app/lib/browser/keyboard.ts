/** A covered height below this, in pixels, is a bar of the browser, not a keyboard. */
const KEYBOARD_PX = 120
/** Scale above which the page is zoomed. Then a part of it is hidden, with or without a keyboard. */
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
 * Keeps the style property `--keyboard` at the covered height, and sets `data-keyboard` while a keyboard is open.
 * Phones lay a page out as if there were no keyboard, which would cover sheets and input fields. Below iOS 13 and
 * Chrome 61 the property remains unset.
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
  // Also on scrolling, because phones move the visible area over the page while the keyboard is open.
  for (const name of ['resize', 'scroll']) area.addEventListener(name, measure)
  measure()
}
