import { reelPicture } from '../slots/reel-picture.ts'
import type { Told, Telling, ToldIn, ToldRound } from '../studio/game.ts'
import { lines } from './maths/lines.ts'
import type { Outcome } from './maths/round.ts'
import { columnAt, strips } from './maths/strips.ts'
import { SCATTER, WILD } from './maths/symbols.ts'
import type { SymbolName } from './maths/symbols.ts'

type PaidSpin = Outcome['spins'][number]

interface Words {
  won: (symbol: string, count: number, line: number) => string
  scatters: string
  freeSpins: string
  freeSpinsWon: string
  nothing: string
  symbol: Record<Exclude<SymbolName, 'ace' | 'king' | 'queen' | 'jack' | 'ten'>, string>
}

const words: Record<ToldIn, Words> = {
  EN: {
    won: (symbol, count, line) => `${count} × ${symbol}, line ${line}`,
    scatters: 'Lanterns',
    freeSpins: 'Free spins',
    freeSpinsWon: 'Won in free spins',
    nothing: 'No line paid',
    symbol: { aurora: 'Aurora', lantern: 'Lantern', reindeer: 'Reindeer', fox: 'Fox', owl: 'Owl', hare: 'Hare' },
  },
  TY: {
    won: (symbol, count, line) => `${count} × ${symbol}, linya ${line}`,
    scatters: 'Mga parol',
    freeSpins: 'Libreng ikot',
    freeSpinsWon: 'Panalo sa libreng ikot',
    nothing: 'Walang linyang nagbayad',
    symbol: { aurora: 'Aurora', lantern: 'Parol', reindeer: 'Reindeer', fox: 'Soro', owl: 'Kuwago', hare: 'Liyebre' },
  },
  AR: {
    won: (symbol, count, line) => `${count} × ${symbol}، الخط ${line}`,
    scatters: 'الفوانيس',
    freeSpins: 'اللفات المجانية',
    freeSpinsWon: 'ربح اللفات المجانية',
    nothing: 'لم يدفع أي خط',
    symbol: { aurora: 'الشفق', lantern: 'فانوس', reindeer: 'رنة', fox: 'ثعلب', owl: 'بومة', hare: 'أرنب بري' },
  },
}

const LETTERS: Partial<Record<SymbolName, string>> = { ace: 'A', king: 'K', queen: 'Q', jack: 'J', ten: '10' }
const COLOURS: Partial<Record<SymbolName, string>> = {
  aurora: '#2fd6a3',
  lantern: '#ffb547',
  reindeer: '#b98a5b',
  fox: '#f0743e',
  owl: '#8d7bd8',
  hare: '#9db4c9',
}

/** A round in words, and its paid spin as a picture. */
export function tellRound(round: ToldRound<Outcome, null>, { language, money }: Telling): Told {
  const [paid, ...free] = round.outcome.spins
  if (!paid) return { lines: [], picture: null }
  const said = words[language]
  const unitCents = round.stakeCents / BigInt(lines.length)
  const paidOut = (units: number) => money(BigInt(units) * unitCents)
  const nameOf = (symbol: SymbolName) => LETTERS[symbol] ?? { ...said.symbol, ...LETTERS }[symbol] ?? symbol

  const told = paid.lineWins.map(({ symbol, count, line, units }) => ({
    label: said.won(nameOf(symbol), count, line + 1),
    value: paidOut(units),
  }))
  if (paid.scatterUnits > 0)
    told.push({ label: `${paid.scatters} × ${said.scatters}`, value: paidOut(paid.scatterUnits) })
  if (told.length === 0) told.push({ label: said.nothing, value: money(0n) })
  if (free.length > 0) {
    told.push({ label: said.freeSpins, value: `${free.length}` })
    told.push({ label: said.freeSpinsWon, value: paidOut(free.reduce((sum, spin) => sum + spin.wonUnits, 0)) })
  }
  return { lines: told, picture: pictureOf(paid) }
}

/** Lit is what counted: the symbols of a line that paid, and the lanterns where they did. */
function pictureOf({ stops, lineWins, scatterUnits }: PaidSpin): string {
  const isLit = (reel: number, row: number, symbol: SymbolName) =>
    (scatterUnits > 0 && symbol === SCATTER) ||
    lineWins.some(({ line, count }) => reel < count && lines[line]?.[reel] === row)
  return reelPicture(
    strips.map((strip, reel) =>
      columnAt(strip, stops[reel] ?? 0).map((symbol, row) => ({
        label: LETTERS[symbol] ?? (symbol === WILD ? 'W' : symbol.slice(0, 1).toUpperCase()),
        colour: COLOURS[symbol] ?? '#5c6a99',
        lit: isLit(reel, row, symbol),
      })),
    ),
  )
}
