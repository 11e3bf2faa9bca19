import { element } from '../../studio/front/controls/element.ts'
import { columnOf, COLUMNS, rowOf, ROWS } from '../maths/grid.ts'
import type { Grid } from '../maths/grid.ts'
import type { Motion } from './motion.ts'
import { sourceOf } from './pictures.ts'

const LEAVE_MS = 200
const ARRIVE_MS = 340
const BURST_MS = 240
const FALL_MS = 230
const FALL_A_ROW_MS = 30
const COLUMN_LATER_MS = 42
const ROW_LATER_MS = 16
const ABOVE = -(ROWS + 1)

const downBy = (rows: number) => ({ transform: `translateY(${rows * 100}%)` })

/** The grid of gems. They are moved by transforms alone, which the browser does without painting anything anew. */
export class Board {
  readonly element = element('div', { class: 'board' })
  readonly #motion: Motion
  /** One for each cell, in its order. */
  #gems: HTMLImageElement[]

  constructor(motion: Motion, resting: Grid) {
    this.#motion = motion
    this.#gems = Array.from(resting, (letter, cell) => {
      const gem = element('img', { class: 'gem', alt: '', draggable: 'false' })
      gem.decoding = 'sync'
      place(gem, letter, cell)
      return gem
    })
    this.element.append(...this.#gems)
  }

  /** Everything falls out below. */
  leave(): Promise<void> {
    this.light([])
    return this.#motion.move(
      this.#gems.map((gem, cell) => ({
        element: gem,
        frames: [downBy(0), downBy(ROWS + 1)],
        ms: LEAVE_MS,
        delayMs: columnOf(cell) * COLUMN_LATER_MS * 0.6 + (ROWS - 1 - rowOf(cell)) * ROW_LATER_MS,
        easing: 'cubic-bezier(0.55, 0, 0.9, 0.5)',
      })),
    )
  }

  /** A new grid falls in from above. */
  arrive(grid: Grid): Promise<void> {
    this.#show(grid)
    return this.#motion.move(
      this.#gems.map((gem, cell) => ({
        element: gem,
        frames: landing(ABOVE),
        ms: ARRIVE_MS,
        delayMs: columnOf(cell) * COLUMN_LATER_MS + (ROWS - 1 - rowOf(cell)) * ROW_LATER_MS,
      })),
    )
  }

  /** What pays stands out. */
  light(cells: readonly number[]): void {
    this.element.dataset['lit'] = String(cells.length > 0)
    for (const [cell, gem] of this.#gems.entries()) gem.dataset['won'] = String(cells.includes(cell))
  }

  pulse(cells: readonly number[]): Promise<void> {
    const frames = [1, 1.14, 1].map((times) => ({ transform: `scale(${times})` }))
    return this.#motion.move(this.#of(cells).map((gem) => ({ element: gem, frames, ms: 300, easing: 'ease-in-out' })))
  }

  /** What paid vanishes, what lay above it falls, and what is new comes from above. */
  async tumble(gone: readonly number[], next: Grid): Promise<void> {
    await this.#motion.move(
      this.#of(gone).map((gem) => ({
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
    await this.#fall(new Set(gone), next)
  }

  #fall(gone: ReadonlySet<number>, next: Grid): Promise<void> {
    const moved: { gem: HTMLImageElement; rows: number }[] = []
    const gems = Array.from({ length: COLUMNS }, (_, column) => {
      const cells = Array.from({ length: ROWS }, (_unused, row) => column * ROWS + row)
      const kept = cells.filter((cell) => !gone.has(cell))
      const fresh = cells.filter((cell) => gone.has(cell))
      const order = [...fresh, ...kept]
      return order.flatMap((from, row) => {
        const gem = this.#gems[from]
        if (!gem) return []
        const rows = row < fresh.length ? fresh.length : row - rowOf(from)
        if (rows > 0) moved.push({ gem, rows })
        return [gem]
      })
    }).flat()
    this.#gems = gems
    this.#show(next)
    return this.#motion.move(
      moved.map(({ gem, rows }) => ({ element: gem, frames: landing(-rows), ms: FALL_MS + rows * FALL_A_ROW_MS })),
    )
  }

  /** As it lies, without any movement. */
  #show(grid: Grid): void {
    for (const [cell, gem] of this.#gems.entries()) place(gem, grid[cell] ?? '', cell)
  }

  #of(cells: readonly number[]): HTMLImageElement[] {
    return cells.flatMap((cell) => this.#gems[cell] ?? [])
  }
}

/** Falls from so many rows above, and sets down softly. */
const landing = (rows: number): Keyframe[] => [
  { ...downBy(rows), easing: 'cubic-bezier(0.4, 0, 0.9, 0.7)' },
  { ...downBy(0), offset: 0.72, easing: 'ease-out' },
  { ...downBy(-0.07), offset: 0.86, easing: 'ease-in' },
  downBy(0),
]

function place(gem: HTMLImageElement, letter: string, cell: number): void {
  const source = sourceOf(letter)
  if (gem.src !== source) gem.src = source
  gem.style.left = `${(columnOf(cell) * 100) / COLUMNS}%`
  gem.style.top = `${(rowOf(cell) * 100) / ROWS}%`
}
