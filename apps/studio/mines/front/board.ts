import { disc, draw, path, shade } from '../../quick-pick/art/drawing.ts'
import type { Drawing } from '../../quick-pick/art/drawing.ts'
import { elementsOf } from '../../quick-pick/front/scene/elements-of.ts'
import { button, element, setDisabled } from '../../kit/front/controls/element.ts'
import { FIELDS } from '../maths/mines.ts'
import type { MinesTranslator } from './texts/texts.ts'

export type TileState = 'closed' | 'waiting' | 'gem' | 'mine' | 'hit' | 'missed'

const SPACE = 10

/** The fields, each a button while it can be opened. */
export class MinesBoard {
  readonly element: HTMLElement
  readonly #translator: MinesTranslator
  readonly #tiles: readonly HTMLButtonElement[]

  constructor(translator: MinesTranslator, onOpen: (field: number) => void) {
    this.#translator = translator
    this.#tiles = Array.from({ length: FIELDS }, (_, field) => button({ class: 'tile' }, () => onOpen(field)))
    this.element = element(
      'div',
      { class: 'board', role: 'group', 'aria-label': translator.t('openField') },
      ...this.#tiles,
    )
    for (let field = 0; field < FIELDS; field++) this.show(field, 'closed', false)
  }

  show(field: number, face: TileState, isOpenable: boolean): void {
    const tile = this.#tiles[field]
    if (!tile) return
    if (tile.dataset['face'] !== face) {
      tile.dataset['face'] = face
      tile.replaceChildren(...pictures[face].map(elementsOf))
      tile.setAttribute('aria-label', this.#translator.t(labels[face], { field: field + 1 }))
    }
    setDisabled(tile, !isOpenable)
  }

  /** Keeps the board square and as large as its container allows. */
  fillUp(container: HTMLElement): void {
    new ResizeObserver(() => this.#fitSize(container)).observe(container)
  }

  #fitSize(container: HTMLElement): void {
    const { width, height } = container.getBoundingClientRect()
    const side = Math.floor(Math.min(width, height) - SPACE)
    this.element.style.setProperty('--board', `${Math.max(0, side)}px`)
  }
}

const labels = {
  closed: 'field',
  waiting: 'field',
  gem: 'gemAt',
  missed: 'gemAt',
  mine: 'mineAt',
  hit: 'mineAt',
} as const satisfies Record<TileState, string>

const inTile = (...children: Drawing[]): Drawing =>
  draw('svg', { viewBox: '-50 -50 100 100', 'aria-hidden': 'true' }, ...children)

const gem = inTile(
  draw('defs', {}, shade('linear', 'gem', '#e6fff7', '#5ff2c2', '#12a57e')),
  path('M0 -30L28 -10L0 34L-28 -10z', { fill: 'url(#gem)', stroke: '#d8fff2', 'stroke-width': 2 }),
  path('M-28 -10H28M0 -30L-11 -10L0 34L11 -10z', {
    fill: 'none',
    stroke: '#ffffff',
    'stroke-width': 1.5,
    opacity: 0.7,
  }),
)
const spikes = Array.from({ length: 8 }, (_, spike) =>
  draw('rect', { x: -4, y: -34, width: 8, height: 16, rx: 3, fill: '#c2476a', transform: `rotate(${spike * 45})` }),
)
const mine = inTile(
  ...spikes,
  disc(23, '#2a1420', { stroke: '#ff8fa3', 'stroke-width': 2.5 }),
  disc(6, '#ffb3c0', { cx: -8, cy: -8, opacity: 0.8 }),
)

const pictures: Readonly<Record<TileState, readonly Drawing[]>> = {
  closed: [],
  waiting: [],
  gem: [gem],
  missed: [gem],
  mine: [mine],
  hit: [mine],
}
