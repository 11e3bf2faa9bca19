import { reelPicture } from '../slots/reel-picture.ts'
import type { SlotTextId } from '../slots/front/texts/slot-texts.ts'
import type { Translator } from '../kit/front/texts/text-table.ts'
import type { RoundDescription, DescribableRound } from '../kit/game.ts'
import type { ClusterKey } from './front/texts/english.ts'
import { drawingOf, nameOfGem } from './gem-drawings.ts'
import { COLUMNS, ROWS, tumbled } from './maths/grid.ts'
import type { Grid } from './maths/grid.ts'
import { UNITS_OF_STAKE } from './maths/paytable.ts'
import type { Outcome, Spin, Tumble } from './maths/play-seed.ts'

/** Number of tumbles described individually; later ones are summarized in one line. */
const MAX_TUMBLES = 16

/** Describes a round, with the best-paying tumble as a picture. */
export function describeRound(
  { outcome, stakeCents }: DescribableRound<Outcome, null>,
  { t, money, number }: Translator<ClusterKey | SlotTextId>,
): RoundDescription {
  const [paid, ...free] = outcome.spins
  if (!paid) return { lines: [], picture: null }
  const paidOut = (units: number) => money((BigInt(units) * stakeCents) / BigInt(UNITS_OF_STAKE))
  const sumOf = (wins: readonly { units: number }[]) => paidOut(wins.reduce((sum, { units }) => sum + units, 0))
  const clusterOf = ({ letter, cells }: Tumble['clusters'][number]) =>
    `${number(cells.length)} × ${t(nameOfGem(letter))}`

  const winLines = paid.tumbles.slice(0, MAX_TUMBLES).map((tumble) => ({
    label: `×${number(tumble.multiplier)}: ${tumble.clusters.map(clusterOf).join(', ')}`,
    value: sumOf(tumble.clusters),
  }))
  const later = paid.tumbles.slice(MAX_TUMBLES)
  if (later.length > 0)
    winLines.push({
      label: t('tumbles', { count: number(later.length) }),
      value: sumOf(later.flatMap(({ clusters }) => clusters)),
    })
  if (winLines.length === 0) winLines.push({ label: t('noCluster'), value: money(0n) })
  if (free.length > 0) winLines.push({ label: t('freeSpins', { count: number(free.length) }), value: sumOf(free) })
  return { lines: winLines, picture: pictureOf(bestOf(outcome.spins) ?? { grid: paid.grid, lit: new Set() }) }
}

const unitsOf = ({ clusters }: Tumble): number => clusters.reduce((sum, { units }) => sum + units, 0)

interface PictureState {
  grid: Grid
  /** The winning cells. */
  lit: ReadonlySet<number>
}

/** Returns the grid of the tumble with the highest payout; null without a payout. */
function bestOf(spins: readonly Spin[]): PictureState | null {
  let best: (PictureState & { units: number }) | null = null
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

function pictureOf({ grid, lit }: PictureState): string {
  const cellOf = (cell: number) => ({ drawing: drawingOf(grid[cell] ?? ''), lit: lit.has(cell) })
  return reelPicture(
    Array.from({ length: COLUMNS }, (_, column) =>
      Array.from({ length: ROWS }, (_unused, row) => cellOf(column * ROWS + row)),
    ),
  )
}
