import { reelPicture } from '../slots/reel-picture.ts'
import type { LineTranslator } from '../lines/front/texts/line-texts.ts'
import type { RoundDescription, DescribableRound } from '../kit/game.ts'
import { lines } from './maths/lines.ts'
import type { Outcome } from './maths/round.ts'
import { columnAt, strips } from './maths/strips.ts'
import { SCATTER } from './maths/symbols.ts'
import type { SymbolName } from './maths/symbols.ts'

type PaidSpin = Outcome['spins'][number]

/** Names of the symbols, and their marks in a small picture. */
export interface LineStyle {
  nameOf: (symbol: SymbolName) => string
  /** As SVG. */
  drawingOf: (symbol: SymbolName) => string
}

/** Describes a round of twenty lines, with its paid spin as a picture. */
export function describeLines(
  round: DescribableRound<Outcome, null>,
  { t, money, number }: LineTranslator,
  style: LineStyle,
): RoundDescription {
  const [paid, ...free] = round.outcome.spins
  if (!paid) return { lines: [], picture: null }
  const unitCents = round.stakeCents / BigInt(lines.length)
  const paidOut = (units: number) => money(BigInt(units) * unitCents)

  const winLines = paid.lineWins.map(({ symbol, count, line, units }) => ({
    label: t('detailLine', { what: `${number(count)} × ${style.nameOf(symbol)}`, line: number(line + 1) }),
    value: paidOut(units),
  }))
  if (paid.scatterUnits > 0)
    winLines.push({ label: `${number(paid.scatters)} × ${style.nameOf(SCATTER)}`, value: paidOut(paid.scatterUnits) })
  if (winLines.length === 0) winLines.push({ label: t('detailNoLine'), value: money(0n) })
  if (free.length > 0) {
    winLines.push({ label: t('detailFreeSpins'), value: number(free.length) })
    winLines.push({
      label: t('detailFreeSpinsWon'),
      value: paidOut(free.reduce((sum, spin) => sum + spin.wonUnits, 0)),
    })
  }
  return { lines: winLines, picture: pictureOf(paid, style) }
}

/** Highlights the winning symbols: those of a winning line, and winning scatters. */
function pictureOf({ stops, lineWins, scatterUnits }: PaidSpin, { drawingOf }: LineStyle): string {
  const isLit = (reel: number, row: number, symbol: SymbolName) =>
    (scatterUnits > 0 && symbol === SCATTER) ||
    lineWins.some(({ line, count }) => reel < count && lines[line]?.[reel] === row)
  return reelPicture(
    strips.map((strip, reel) =>
      columnAt(strip, stops[reel] ?? 0).map((symbol, row) => ({
        drawing: drawingOf(symbol),
        lit: isLit(reel, row, symbol),
      })),
    ),
  )
}
