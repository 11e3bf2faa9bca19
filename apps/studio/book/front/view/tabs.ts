import { button, element } from '../../../kit/front/controls/element.ts'
import type { BookTranslator } from '../texts/book-texts.ts'
import type { Tab } from './app.ts'

const SVG = 'http://www.w3.org/2000/svg'
const TABS = ['live', 'matches', 'bets', 'results'] as const
const TEXTS = { live: 'live', matches: 'matches', bets: 'myBets', results: 'results' } as const
const PATHS: Readonly<Record<Tab, string>> = {
  live: 'M5.600 18.400a9 9 0 0 1 0-12.800M18.400 5.600a9 9 0 0 1 0 12.800M8.500 15.500a5 5 0 0 1 0-7M15.500 8.500a5 5 0 0 1 0 7M12 11.500v1',
  matches:
    'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 8l3.800 2.800-1.400 4.400h-4.800l-1.400-4.400zM12 3v5M3.500 9.500l4.700 1.300M20.500 9.500l-4.700 1.300M7 19.500l2.600-4.300M17 19.500l-2.600-4.300',
  bets: 'M5 4h14v16l-2.300-1.500L14.300 20 12 18.500 9.700 20l-2.400-1.500L5 20zM9 9h6M9 13h6',
  results: 'M4 20V10h5v10M9.500 20V4h5v16M15 20v-7h5v7M3 20h18',
}

/** Tab bar of the book's four screens. */
export class Tabs {
  readonly element: HTMLElement
  readonly #buttons: Record<Tab, HTMLButtonElement>

  constructor({ t }: BookTranslator, onPress: (tab: Tab) => void) {
    const make = (tab: Tab) =>
      button({ class: 'tab' }, () => onPress(tab), tabIcon(PATHS[tab]), element('span', {}, t(TEXTS[tab])))
    this.#buttons = { live: make('live'), matches: make('matches'), bets: make('bets'), results: make('results') }
    this.element = element('nav', { class: 'tabs' }, ...TABS.map((tab) => this.#buttons[tab]))
  }

  show(selected: Tab): void {
    for (const tab of TABS) this.#buttons[tab].setAttribute('aria-current', tab === selected ? 'page' : 'false')
  }
}

function tabIcon(d: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('aria-hidden', 'true')
  path.setAttribute('d', d)
  svg.append(path)
  return svg
}
