import { Ivya } from 'ivya'

import type { EngineName, Point } from '../driver/tab.ts'
import { beginTap, reasonToRepeat } from './guarded-tap.ts'

/** Result of a search: an element that can be tapped, or the reason why none can. */
export type TapTarget = { point: Point } | { problem: string }

/** State of the elements found by a selector. */
export interface ElementsState {
  /** Number of visible elements. */
  count: number
  /** Visible text of the first element. */
  text: string
  /** Value of the first element, if it is a field. */
  value: string
}

/** Time in milliseconds in which an element must not move, to count as not animated. */
const STILL_MS = 50
/** Maximum distance in pixels between two positions of an element at rest. */
const STILL_PX = 1

/** Defined by `queries-script.ts`. */
declare const ENGINE: EngineName

const ivya = Ivya.create({ browser: ENGINE })

/** Functions for the driver, called in the page. Selectors are those of Playwright. */
const queries = {
  see(selector: string): ElementsState {
    const [first, ...others] = visible(selector)
    if (!first) return { count: 0, text: '', value: '' }
    const value = 'value' in first ? String(first.value) : ''
    return { count: 1 + others.length, text: textOf(first), value }
  },

  /** Scrolls the only visible element into view, and returns its center if a tap there reaches it. */
  async aim(selector: string): Promise<TapTarget> {
    const [element, ...others] = visible(selector)
    if (!element) return { problem: 'not found' }
    if (others.length > 0) return { problem: `found ${others.length + 1} times` }
    if (isDisabled(element)) return { problem: 'disabled' }
    const before = inView(element)
    await new Promise((resolve) => setTimeout(resolve, STILL_MS))
    const point = centerOf(element)
    if (Math.hypot(point.x - before.x, point.y - before.y) > STILL_PX) return { problem: 'moving' }
    const hit = document.elementFromPoint(point.x, point.y)
    if (hit && reaches(hit, element)) {
      beginTap(element, (target) => reaches(target, element))
      return { point }
    }
    return { problem: `covered by ${hit?.outerHTML.slice(0, 120) ?? 'nothing'}` }
  },

  /** Returns why the tap after `aim` has to be repeated; null if it reached the element. */
  endTap: reasonToRepeat,

  /** Selects the content of the focused field, so that typing replaces it. */
  selectContent(): void {
    const field = document.activeElement
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
  },
}

const visible = (selector: string) =>
  ivya.queryLocatorSelectorAll(selector).filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
  })

const textOf = (element: Element) => (element instanceof HTMLElement ? element.innerText : (element.textContent ?? ''))

const isDisabled = (element: Element) => element.matches(':disabled, [aria-disabled="true"]')

function inView(element: Element): Point {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  return centerOf(element)
}

function centerOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Whether a tap on `hit` reaches the element: also by a label, which passes a tap to its field. */
const reaches = (hit: Element, element: Element) =>
  element.contains(hit) ||
  (element instanceof HTMLInputElement && [...(element.labels ?? [])].some((label) => label.contains(hit)))

Object.assign(globalThis, { anteQueries: queries })

export type Queries = typeof queries
