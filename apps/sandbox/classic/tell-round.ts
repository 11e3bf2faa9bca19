import { reelPicture } from '../slots/reel-picture.ts'
import type { Telling, Told, ToldIn, ToldRound } from '../studio/game.ts'
import { lines } from './maths/paytable.ts'
import type { Outcome } from './maths/round.ts'
import type { Combination } from './maths/spin.ts'
import { columnsAt } from './maths/strips.ts'
import { symbolDrawings } from './symbol-drawings.ts'

interface Words {
  won: (combination: string, line: number) => string
  jackpot: string
  nothing: string
  combination: Record<Combination, string>
}

const words: Record<ToldIn, Words> = {
  EN: {
    won: (combination, line) => `${combination}, line ${line}`,
    jackpot: 'The jackpot',
    nothing: 'No line paid',
    combination: {
      seven: 'Three sevens',
      'three-bars': 'Three triple bars',
      'two-bars': 'Three double bars',
      'one-bar': 'Three single bars',
      'any-bars': 'Three bars',
      bell: 'Three bells',
      cherry: 'Three cherries',
      'two-cherries': 'Two cherries',
      lemon: 'Three lemons',
      plum: 'Three plums',
    },
  },
  TY: {
    won: (combination, line) => `${combination}, linya ${line}`,
    jackpot: 'Ang jackpot',
    nothing: 'Walang linyang nagbayad',
    combination: {
      seven: 'Tatlong siyete',
      'three-bars': 'Tatlong triple bar',
      'two-bars': 'Tatlong double bar',
      'one-bar': 'Tatlong single bar',
      'any-bars': 'Tatlong bar',
      bell: 'Tatlong kampana',
      cherry: 'Tatlong cherry',
      'two-cherries': 'Dalawang cherry',
      lemon: 'Tatlong limon',
      plum: 'Tatlong plum',
    },
  },
  AR: {
    won: (combination, line) => `${combination}، الخط ${line}`,
    jackpot: 'الجائزة الكبرى',
    nothing: 'لم يدفع أي خط',
    combination: {
      seven: 'ثلاث سبعات',
      'three-bars': 'ثلاثة بارات ثلاثية',
      'two-bars': 'ثلاثة بارات مزدوجة',
      'one-bar': 'ثلاثة بارات مفردة',
      'any-bars': 'ثلاثة بارات',
      bell: 'ثلاثة أجراس',
      cherry: 'ثلاث كرزات',
      'two-cherries': 'كرزتان',
      lemon: 'ثلاث ليمونات',
      plum: 'ثلاث برقوقات',
    },
  },
}

/** A round in words, and its reels as a picture. */
export function tellRound(round: ToldRound<Outcome, null>, { language, money }: Telling): Told {
  const { lineWins, jackpot, stops } = round.outcome
  const said = words[language]
  const unitCents = round.stakeCents / BigInt(lines.length)
  const told = lineWins.map(({ line, combination, units }) => ({
    label: said.won(said.combination[combination], line + 1),
    value: money(BigInt(units) * unitCents),
  }))
  if (jackpot) {
    const { jackpotPaidCents: paid } = round
    told.push({ label: said.jackpot, value: paid === null ? '…' : money(paid) })
  }
  if (told.length === 0) told.push({ label: said.nothing, value: money(0n) })

  const isLit = (reel: number, row: number) =>
    lineWins.some((win) => isOf(win, reel) && lines[win.line]?.[reel] === row)
  const columns = columnsAt(stops).map((column, reel) =>
    column.map((symbol, row) => ({ drawing: symbolDrawings[symbol], lit: isLit(reel, row) })),
  )
  return { lines: told, picture: reelPicture(columns) }
}

/** Two cherries are on the left two reels. */
function isOf({ combination }: { combination: Combination }, reel: number): boolean {
  return combination !== 'two-cherries' || reel < 2
}
