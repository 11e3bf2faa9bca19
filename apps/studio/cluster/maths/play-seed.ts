import type { DrawBelow } from '../../studio/maths/draw-below.ts'
import { seededDraw } from '../../studio/maths/seeded-draw.ts'
import { clustersIn, COLUMNS, columnsLeft, ROWS, scattersIn, tumbled } from './grid.ts'
import type { Grid } from './grid.ts'
import { clusterUnits, freeSpinsFor, MOST_FREE_SPINS, MOST_MULTIPLIER, MOST_UNITS } from './paytable.ts'
import { SCATTER, SHARES } from './symbols.ts'

export interface Cluster {
  letter: string
  cells: number[]
  /** With the multiplier. */
  units: number
}

/** Clusters pay and vanish, what was above them falls, and new gems come from above. */
export interface Tumble {
  multiplier: number
  clusters: Cluster[]
  /** What comes new into each column, from the top. */
  drops: string[]
}

export interface Spin {
  grid: Grid
  tumbles: Tumble[]
  units: number
  /** How many lay in the grid in the end, and the free spins that they brought. */
  scatters: number
  freeSpins: number
}

export interface Outcome {
  /** Which round of the book it is. */
  seed: number
  /** The paid spin, then the free ones. */
  spins: Spin[]
  units: number
}

/** Each letter as often as its share: one of them is drawn for each cell. */
const POOL = Object.entries(SHARES).flatMap(([letter, share]) => Array.from({ length: share }, () => letter))

const PERCENT = 100
/** So often, in percent, what comes is of the kind that it falls upon: in the grid of a free spin, and in any tumble. */
const CLINGS = { free: 20, tumble: 37 } as const

/**
 * The round of a seed: always the same one. None of it is chance: that is in which entry of the book is drawn, and nowhere else.
 */
export function playSeed(seed: number): Outcome {
  const draw = seededDraw(seed)
  const round = new Playing(draw)
  round.play()
  return { seed, spins: round.spins, units: round.units }
}

class Playing {
  readonly spins: Spin[] = []
  units = 0
  readonly #draw: DrawBelow
  #multiplier = 1

  constructor(draw: DrawBelow) {
    this.#draw = draw
  }

  play(): void {
    let left = this.#spin(false).freeSpins
    let given = left
    // Through all free spins the multiplier stays where it has risen to.
    this.#multiplier = 1
    while (left > 0 && this.units < MOST_UNITS) {
      const spin = this.#spin(true)
      spin.freeSpins = Math.min(spin.freeSpins, MOST_FREE_SPINS - given)
      given += spin.freeSpins
      left += spin.freeSpins - 1
    }
  }

  #spin(isFree: boolean): Spin {
    const cling = isFree ? CLINGS.free : 0
    let grid = Array.from({ length: COLUMNS }, () => this.#drop(ROWS, '', cling)).join('')
    const spin: Spin = { grid, tumbles: [], units: 0, scatters: 0, freeSpins: 0 }
    this.spins.push(spin)
    for (let tumble = this.#tumble(grid); tumble; tumble = this.#tumble(grid)) {
      spin.tumbles.push(tumble)
      spin.units += tumble.clusters.reduce((sum, { units }) => sum + units, 0)
      grid = tumbled(grid, new Set(tumble.clusters.flatMap(({ cells }) => cells)), tumble.drops)
    }
    spin.scatters = scattersIn(grid)
    spin.freeSpins = freeSpinsFor(spin.scatters, isFree)
    return spin
  }

  /** Null where nothing pays, or no more may be paid. */
  #tumble(grid: Grid): Tumble | null {
    const found = clustersIn(grid)
    if (found.length === 0 || this.units >= MOST_UNITS) return null
    const multiplier = this.#multiplier
    const clusters = found.map(({ letter, cells }) => {
      const units = Math.min(clusterUnits(letter, cells.length) * multiplier, MOST_UNITS - this.units)
      this.units += units
      return { letter, cells, units }
    })
    this.#multiplier = Math.min(MOST_MULTIPLIER, multiplier + 1)
    const left = columnsLeft(grid, new Set(found.flatMap(({ cells }) => cells)))
    return {
      multiplier,
      clusters,
      drops: left.map((column) => this.#drop(ROWS - column.length, column, CLINGS.tumble)),
    }
  }

  /** What falls upon a column, the lowest first. */
  #drop(count: number, column: string, cling: number): string {
    let fallen = ''
    for (let each = 0; each < count; each++) fallen = this.#fall((fallen + column)[0] ?? '', cling) + fallen
    return fallen
  }

  #fall(below: string, cling: number): string {
    if (below !== '' && below !== SCATTER && this.#draw(PERCENT) < cling) return below
    return POOL[this.#draw(POOL.length)] ?? ''
  }
}
