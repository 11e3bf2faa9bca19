import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { seededDraw } from '../../kit/maths/seeded-draw.ts'
import { clustersIn, COLUMNS, columnsLeft, ROWS, scattersIn, tumbled } from './grid.ts'
import type { Grid } from './grid.ts'
import { clusterUnits, freeSpinsFor, MAX_FREE_SPINS, MAX_MULTIPLIER, MAX_UNITS } from './paytable.ts'
import { SCATTER, SHARES } from './symbols.ts'

export interface Cluster {
  letter: string
  cells: number[]
  /** Including the multiplier. */
  units: number
}

/** A tumble: clusters pay and vanish, gems above them fall, and new ones come from the top. */
export interface Tumble {
  multiplier: number
  clusters: Cluster[]
  /** New gems of each column, from the top. */
  drops: string[]
}

export interface Spin {
  grid: Grid
  tumbles: Tumble[]
  units: number
  /** Number of scatters in the final grid, and the free spins that they awarded. */
  scatters: number
  freeSpins: number
}

export interface Outcome {
  /** Identifies the round in the book. */
  seed: number
  /** The paid spin, then the free ones. */
  spins: Spin[]
  units: number
}

/** Each letter repeated by its share; one is drawn for each cell. */
const POOL = Object.entries(SHARES).flatMap(([letter, share]) => Array.from({ length: share }, () => letter))

const PERCENT = 100
/**
 * Probability, in percent, that a new gem repeats the gem below it: in the initial grid of a free spin, and in any
 * tumble.
 */
const CLINGS = { free: 20, tumble: 37 } as const

/** Computes the round of a seed deterministically. The only random part is the draw of the book's entry. */
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
    let freeSpinsLeft = this.#spin(false).freeSpins
    let awarded = freeSpinsLeft
    // The multiplier persists through all free spins.
    this.#multiplier = 1
    while (freeSpinsLeft > 0 && this.units < MAX_UNITS) {
      const spin = this.#spin(true)
      spin.freeSpins = Math.min(spin.freeSpins, MAX_FREE_SPINS - awarded)
      awarded += spin.freeSpins
      freeSpinsLeft += spin.freeSpins - 1
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

  /** Returns null when no cluster wins, or the round has reached its maximum payout. */
  #tumble(grid: Grid): Tumble | null {
    const winningClusters = clustersIn(grid)
    if (winningClusters.length === 0 || this.units >= MAX_UNITS) return null
    const multiplier = this.#multiplier
    const clusters = winningClusters.map(({ letter, cells }) => {
      const units = Math.min(clusterUnits(letter, cells.length) * multiplier, MAX_UNITS - this.units)
      this.units += units
      return { letter, cells, units }
    })
    this.#multiplier = Math.min(MAX_MULTIPLIER, multiplier + 1)
    const remaining = columnsLeft(grid, new Set(winningClusters.flatMap(({ cells }) => cells)))
    return {
      multiplier,
      clusters,
      drops: remaining.map((column) => this.#drop(ROWS - column.length, column, CLINGS.tumble)),
    }
  }

  /** New gems for a column, the lowest first. */
  #drop(count: number, column: string, cling: number): string {
    let fallen = ''
    for (let index = 0; index < count; index++) fallen = this.#fall((fallen + column)[0] ?? '', cling) + fallen
    return fallen
  }

  #fall(below: string, cling: number): string {
    if (below !== '' && below !== SCATTER && this.#draw(PERCENT) < cling) return below
    return POOL[this.#draw(POOL.length)] ?? ''
  }
}
