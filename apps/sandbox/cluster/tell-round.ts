import { reelPicture } from '../slots/reel-picture.ts'
import { toldWords } from '../slots/told-words.ts'
import type { Telling, Told, ToldIn, ToldRound } from '../studio/game.ts'
import { drawingOf, placeOfGem } from './gem-drawings.ts'
import { COLUMNS, ROWS, tumbled } from './maths/grid.ts'
import type { Grid } from './maths/grid.ts'
import { UNITS_OF_STAKE } from './maths/paytable.ts'
import type { Outcome, Spin, Tumble } from './maths/play-seed.ts'

/** So many tumbles are told one by one; what comes after them, in one line. */
const MOST_TUMBLES = 16

const words = {
  EN: {
    tumble: (nth: number, times: number) => `Tumble ${nth}, ×${times}`,
    later: 'Further tumbles',
    freeSpins: 'Free spins',
    freeSpinsWon: 'Won in free spins',
    nothing: 'No cluster paid',
  },
  TY: {
    tumble: (nth: number, times: number) => `Bagsak ${nth}, ×${times}`,
    later: 'Mga sumunod na bagsak',
    freeSpins: 'Libreng ikot',
    freeSpinsWon: 'Panalo sa libreng ikot',
    nothing: 'Walang kumpol na nagbayad',
  },
  AR: {
    tumble: (nth: number, times: number) => `السقوط ${nth}، ×${times}`,
    later: 'السقوطات التالية',
    freeSpins: 'اللفات المجانية',
    freeSpinsWon: 'ربح اللفات المجانية',
    nothing: 'لم تدفع أي مجموعة',
  },
} satisfies Record<ToldIn, object>

/** A round in words, and the tumble that paid most as a picture. */
export function tellRound({ outcome, stakeCents }: ToldRound<Outcome, null>, { language, money }: Telling): Told {
  const [paid, ...free] = outcome.spins
  if (!paid) return { lines: [], picture: null }
  const said = words[language]
  const paidOut = (units: number) => money((BigInt(units) * stakeCents) / BigInt(UNITS_OF_STAKE))
  const nameOf = (letter: string) => toldWords[language].gems[placeOfGem.get(letter) ?? 0] ?? ''

  const told = paid.tumbles.slice(0, MOST_TUMBLES).map((tumble, nth) => ({
    label: `${said.tumble(nth + 1, tumble.multiplier)}: ${tumble.clusters.map(({ letter, cells }) => `${cells.length} × ${nameOf(letter)}`).join(', ')}`,
    value: paidOut(unitsOf(tumble)),
  }))
  const later = paid.tumbles.slice(MOST_TUMBLES)
  if (later.length > 0)
    told.push({ label: said.later, value: paidOut(later.reduce((sum, one) => sum + unitsOf(one), 0)) })
  if (told.length === 0) told.push({ label: said.nothing, value: money(0n) })
  if (free.length > 0) {
    told.push({ label: said.freeSpins, value: `${free.length}` })
    told.push({ label: said.freeSpinsWon, value: paidOut(free.reduce((sum, { units }) => sum + units, 0)) })
  }
  return { lines: told, picture: pictureOf(bestOf(outcome.spins) ?? { grid: paid.grid, lit: new Set() }) }
}

const unitsOf = ({ clusters }: Tumble): number => clusters.reduce((sum, { units }) => sum + units, 0)

interface Moment {
  grid: Grid
  /** The cells that paid. */
  lit: ReadonlySet<number>
}

/** The grid as it paid most at once; null where nothing paid. */
function bestOf(spins: readonly Spin[]): Moment | null {
  let best: (Moment & { units: number }) | null = null
  for (const { grid: first, tumbles } of spins) {
    let grid = first
    for (const tumble of tumbles) {
      const lit = new Set(tumble.clusters.flatMap(({ cells }) => cells))
      const units = unitsOf(tumble)
      if (!best || units > best.units) best = { grid, lit, units }
      grid = tumbled(grid, lit, tumble.drops)
    }
  }
  return best
}

function pictureOf({ grid, lit }: Moment): string {
  const cellOf = (cell: number) => ({ drawing: drawingOf(grid[cell] ?? ''), lit: lit.has(cell) })
  return reelPicture(
    Array.from({ length: COLUMNS }, (_, column) =>
      Array.from({ length: ROWS }, (_unused, row) => cellOf(column * ROWS + row)),
    ),
  )
}
