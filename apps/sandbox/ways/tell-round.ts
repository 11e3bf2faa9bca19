import { neutralSymbols } from '../slots/neutral-symbols.ts'
import type { NeutralSymbol } from '../slots/neutral-symbols.ts'
import { reelPicture } from '../slots/reel-picture.ts'
import { toldWords } from '../slots/told-words.ts'
import type { Telling, Told, ToldIn, ToldRound } from '../studio/game.ts'
import { UNITS_OF_STAKE } from './maths/paytable.ts'
import type { Outcome } from './maths/round.ts'
import { columnShown, strips } from './maths/strips.ts'
import { SCATTER, symbolNames, WILD } from './maths/symbols.ts'
import type { PayingSymbol, SymbolName } from './maths/symbols.ts'

type Spin = Outcome['spins'][number]

interface Words {
  won: (symbol: string, count: number, ways: number) => string
  scatters: (count: number) => string
  respins: string
  respinsWon: string
  nothing: string
}

const words: Record<ToldIn, Words> = {
  EN: {
    won: (symbol, count, ways) => `${count} × ${symbol}, ${ways === 1 ? '1 way' : `${ways} ways`}`,
    scatters: (count) => `${count} scatters`,
    respins: 'Respins',
    respinsWon: 'Won in respins',
    nothing: 'No way paid',
  },
  TY: {
    won: (symbol, count, ways) => `${count} × ${symbol}, ${ways} paraan`,
    scatters: (count) => `${count} scatter`,
    respins: 'Muling ikot',
    respinsWon: 'Panalo sa muling ikot',
    nothing: 'Walang nagbayad',
  },
  AR: {
    won: (symbol, count, ways) => `${count} × ${symbol}، الطرق: ${ways}`,
    scatters: (count) => `رموز الانتشار: ${count}`,
    respins: 'إعادات اللف',
    respinsWon: 'ربح إعادات اللف',
    nothing: 'لم تدفع أي طريقة',
  },
}

/** A round in words, and its last spin as a picture: there all reels stand that became wild. */
export function tellRound(round: ToldRound<Outcome, null>, { language, money }: Telling): Told {
  const [paid, ...respins] = round.outcome.spins
  const last = respins.at(-1) ?? paid
  if (!paid || !last) return { lines: [], picture: null }
  const said = words[language]
  const { symbols } = neutralSymbols({ wild: WILD, scatter: SCATTER, all: symbolNames }, round.title)
  const nameOf = (name: PayingSymbol) => symbols.get(name)?.nameIn(toldWords[language]) ?? name
  const paidOut = (units: number) => money((BigInt(units) * round.stakeCents) / BigInt(UNITS_OF_STAKE))

  const told = paid.wayWins.map(({ symbol, count, ways, units }) => ({
    label: said.won(nameOf(symbol), count, ways),
    value: paidOut(units),
  }))
  if (paid.scatterUnits > 0) told.push({ label: said.scatters(paid.scatters), value: paidOut(paid.scatterUnits) })
  if (told.length === 0) told.push({ label: said.nothing, value: money(0n) })
  if (respins.length > 0) {
    told.push({ label: said.respins, value: `${respins.length}` })
    told.push({ label: said.respinsWon, value: paidOut(respins.reduce((sum, { units }) => sum + units, 0)) })
  }
  return { lines: told, picture: pictureOf(last, symbols) }
}

/** Lit is what counted: each symbol of a way that paid, and the scatters where they did. */
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
