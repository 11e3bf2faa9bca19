import { element } from '../../kit/front/controls/element.ts'
import { columnOf, COLUMNS, rowOf, ROWS } from '../maths/grid.ts'
import type { Grid } from '../maths/grid.ts'
import type { Motion } from './motion.ts'
import { sourceOf } from './pictures.ts'

const LEAVE_MS = 260
const ARRIVE_MS = 380
const PULSE_MS = 300
const BURST_MS = 240
const FALL_MS = 230
const FALL_PER_ROW_MS = 30
const COLUMN_LATER_MS = 45
/** Minimum distance of a payout label from the sides, in percent of the board. */
const PRICE_MARGIN = 18

const shiftedDown = (percent: number) => ({ transform: `translateY(${percent}%)` })

/**
 * The grid of gems. Columns and gems are moved only by transforms, which need no repaint. A whole grid is moved by
 * columns, to animate fewer elements.
 */
export class Board {
  readonly element = element('div', { class: 'board' })
  readonly #motion: Motion
  readonly #columns = Array.from({ length: COLUMNS }, () => element('div', { class: 'board-column' }))
  /** One element per cell, in cell order. */
  #gems: HTMLImageElement[]
  #highlighted: readonly HTMLElement[] = []
  #prices: readonly HTMLElement[] = []

  constructor(motion: Motion, resting: Grid) {
    this.#motion = motion
    this.#gems = Array.from(resting, () => element('img', { class: 'gem', alt: '', draggable: 'false' }))
    for (const [column, columnElement] of this.#columns.entries()) {
      columnElement.style.left = `${(column * 100) / COLUMNS}%`
      columnElement.append(...this.#gems.slice(column * ROWS, (column + 1) * ROWS))
    }
    this.element.append(...this.#columns, element('div', { class: 'shade' }))
    this.#show(resting)
  }

  /** Drops all gems out at the bottom. */
  leave(): Promise<void> {
    this.light([])
    return this.#motion.move(
      this.#columns.map((columnElement, column) => ({
        element: columnElement,
        frames: [shiftedDown(0), shiftedDown(102)],
        ms: LEAVE_MS,
        delayMs: (column * COLUMN_LATER_MS) / 2,
        easing: 'cubic-bezier(0.55, 0, 0.9, 0.5)',
      })),
    )
  }

  /** Drops a new grid in from the top. */
  dropIn(grid: Grid): Promise<void> {
    this.#show(grid)
    return this.#motion.move(
      this.#columns.map((columnElement, column) => ({
        element: columnElement,
        frames: landing(-102),
        ms: ARRIVE_MS,
        delayMs: column * COLUMN_LATER_MS,
      })),
    )
  }

  /** Highlights the winning cells. */
  light(cells: readonly number[]): void {
    for (const gem of this.#highlighted) delete gem.dataset['won']
    for (const price of this.#prices) price.remove()
    this.#prices = []
    this.#highlighted = this.#tilesOf(cells)
    for (const gem of this.#highlighted) gem.dataset['won'] = 'true'
    this.element.dataset['lit'] = String(cells.length > 0)
  }

  /** Shows a cluster's payout over its centre. */
  price(cells: readonly number[], text: string): void {
    const middle = (coordinate: (cell: number) => number) =>
      cells.reduce((sum, cell) => sum + coordinate(cell), 0) / cells.length + 0.5
    const price = element('span', { class: 'pay', dir: 'auto' }, text)
    const leftPercent = (middle(columnOf) * 100) / COLUMNS
    price.style.left = `${Math.min(100 - PRICE_MARGIN, Math.max(PRICE_MARGIN, leftPercent))}%`
    price.style.top = `${(middle(rowOf) * 100) / ROWS}%`
    this.element.append(price)
    this.#prices = [...this.#prices, price]
  }

  highlight(cells: readonly number[]): Promise<void> {
    const frames = [1, 1.14, 1].map((times) => ({ transform: `scale(${times})` }))
    return this.#motion.move(
      this.#tilesOf(cells).map((gem) => ({ element: gem, frames, ms: PULSE_MS, easing: 'ease-in-out' })),
    )
  }

  /** Removes winning gems, lets those above fall, and adds new ones from the top. */
  async tumble(removed: readonly number[], next: Grid): Promise<void> {
    await this.#motion.move(
      this.#tilesOf(removed).map((gem) => ({
        element: gem,
        frames: [
          { transform: 'scale(1)', opacity: 1 },
          { transform: 'scale(1.22)', opacity: 1, offset: 0.35 },
          { transform: 'scale(0.1) rotate(40deg)', opacity: 0 },
        ],
        ms: BURST_MS,
      })),
    )
    this.light([])
    await this.#fall(new Set(removed), next)
  }

  /** Elements of removed gems are reused for the new ones, which come from the top. */
  #fall(removed: ReadonlySet<number>, next: Grid): Promise<void> {
    const cells = Array.from({ length: COLUMNS }, (_, column) => {
      const columnCells = Array.from({ length: ROWS }, (_unused, row) => column * ROWS + row)
      const newCells = columnCells.filter((cell) => removed.has(cell))
      const order = [...newCells, ...columnCells.filter((cell) => !removed.has(cell))]
      return order.map((from, row) => ({ from, rows: row < newCells.length ? newCells.length : row - rowOf(from) }))
    }).flat()
    const moved = cells.flatMap(({ from, rows }) => {
      const gem = this.#gems[from]
      return gem ? [{ gem, rows }] : []
    })
    this.#gems = moved.map(({ gem }) => gem)
    this.#show(next)
    const falling = moved.filter(({ rows }) => rows > 0)
    return this.#motion.move(
      falling.map(({ gem, rows }) => ({
        element: gem,
        frames: landing(-rows * 100),
        ms: FALL_MS + rows * FALL_PER_ROW_MS,
      })),
    )
  }

  /** Shows the grid without animation. */
  #show(grid: Grid): void {
    for (const [cell, gem] of this.#gems.entries()) {
      const source = sourceOf(grid[cell] ?? '')
      if (gem.src !== source) gem.src = source
      gem.style.top = `${(rowOf(cell) * 100) / ROWS}%`
    }
  }

  #tilesOf(cells: readonly number[]): HTMLImageElement[] {
    return cells.flatMap((cell) => this.#gems[cell] ?? [])
  }
}

/** Returns the keyframes of a fall from this height with a soft landing. */
const landing = (percent: number): Keyframe[] => [
  { ...shiftedDown(percent), easing: 'cubic-bezier(0.4, 0, 0.9, 0.7)' },
  { ...shiftedDown(0), offset: 0.74, easing: 'ease-out' },
  { ...shiftedDown(percent / 60), offset: 0.87, easing: 'ease-in' },
  shiftedDown(0),
]
