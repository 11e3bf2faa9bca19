import { neutralSymbols } from '../slots/neutral-symbols.ts'
import type { NeutralSymbol } from '../slots/neutral-symbols.ts'
import { reelPicture } from '../slots/reel-picture.ts'
import type { RoundDescription, DescribableRound } from '../kit/game.ts'
import type { WayTranslator } from './front/texts/way-texts.ts'
import { UNITS_OF_STAKE } from './maths/paytable.ts'
import type { Outcome } from './maths/round.ts'
import { columnShown, strips } from './maths/strips.ts'
import { SCATTER, symbolNames, WILD } from './maths/symbols.ts'
import type { PayingSymbol, SymbolName } from './maths/symbols.ts'

type Spin = Outcome['spins'][number]

/** Describes a round, with a picture of its last spin, in which all wild reels are visible. */
export function describeRound(
  round: DescribableRound<Outcome, null>,
  { t, count, money, number }: WayTranslator,
): RoundDescription {
  const [paid, ...respins] = round.outcome.spins
  const last = respins.at(-1) ?? paid
  if (!paid || !last) return { lines: [], picture: null }
  const { symbols } = neutralSymbols({ wild: WILD, scatter: SCATTER, allSymbols: symbolNames }, round.title)
  const nameOf = (name: PayingSymbol) => symbols.get(name)?.nameIn(t) ?? name
  const paidOut = (units: number) => money((BigInt(units) * round.stakeCents) / BigInt(UNITS_OF_STAKE))

  const winLines = paid.wayWins.map(({ symbol, count: times, ways, units }) => ({
    label: count('detailWays', ways, { times: number(times), symbol: nameOf(symbol) }),
    value: paidOut(units),
  }))
  if (paid.scatterUnits > 0)
    winLines.push({ label: `${number(paid.scatters)} × ${t('scatter')}`, value: paidOut(paid.scatterUnits) })
  if (winLines.length === 0) winLines.push({ label: t('detailNoWay'), value: money(0n) })
  if (respins.length > 0) {
    winLines.push({ label: t('detailRespins'), value: number(respins.length) })
    winLines.push({ label: t('detailRespinsWon'), value: paidOut(respins.reduce((sum, { units }) => sum + units, 0)) })
  }
  return { lines: winLines, picture: pictureOf(last, symbols) }
}

/** Highlights the winning symbols: those of a winning way, and winning scatters. */
function pictureOf(
  { stops, held, wayWins, scatterUnits }: Spin,
  symbols: ReadonlyMap<SymbolName, NeutralSymbol>,
): string {
  const paid = (symbol: SymbolName, reel: number) =>
    wayWins.some((win) => reel < win.count && (symbol === win.symbol || symbol === WILD))
  return reelPicture(
    strips.map((_, reel) =>
      columnShown(reel, stops[reel] ?? 0, held.includes(reel)).map((symbol) => ({
        drawing: symbols.get(symbol)?.drawing ?? '',
        lit: symbol === SCATTER ? scatterUnits > 0 : paid(symbol, reel),
      })),
    ),
  )
}
