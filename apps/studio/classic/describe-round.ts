import { reelPicture } from '../slots/reel-picture.ts'
import type { RoundDescription, DescribableRound } from '../kit/game.ts'
import type { ClassicTranslator } from './front/texts/classic-texts.ts'
import { lines } from './maths/paytable.ts'
import type { Outcome } from './maths/round.ts'
import type { Combination } from './maths/spin.ts'
import { columnsAt } from './maths/strips.ts'
import { symbolDrawings } from './symbol-drawings.ts'

/** Describes a round, with its reels as a picture. */
export function describeRound(round: DescribableRound<Outcome, null>, translator: ClassicTranslator): RoundDescription {
  const { t, money, number } = translator
  const { lineWins, jackpot, stops } = round.outcome
  const unitCents = round.stakeCents / BigInt(lines.length)
  const winLines = lineWins.map(({ line, combination, units }) => ({
    label: t('detailLine', { what: combinationIn(translator, combination), line: number(line + 1) }),
    value: money(BigInt(units) * unitCents),
  }))
  if (jackpot) {
    const { jackpotPaidCents: paid } = round
    winLines.push({ label: t('jackpot'), value: paid === null ? '…' : money(paid) })
  }
  if (winLines.length === 0) winLines.push({ label: t('detailNoLine'), value: money(0n) })

  const isLit = (reel: number, row: number) =>
    lineWins.some((win) => includesReel(win, reel) && lines[win.line]?.[reel] === row)
  const columns = columnsAt(stops).map((column, reel) =>
    column.map((symbol, row) => ({ drawing: symbolDrawings[symbol], lit: isLit(reel, row) })),
  )
  return { lines: winLines, picture: reelPicture(columns) }
}

/** Whether a winning combination includes this reel: two cherries are on the left two reels only. */
function includesReel({ combination }: { combination: Combination }, reel: number): boolean {
  return combination !== 'two-cherries' || reel < 2
}

function combinationIn({ t, number }: ClassicTranslator, combination: Combination): string {
  if (combination === 'any-bars') return t('anyBars')
  if (combination === 'two-cherries') return `${number(2)} × ${t('cherry')}`
  return `${number(lines[0]?.length ?? 0)} × ${t(combination)}`
}
