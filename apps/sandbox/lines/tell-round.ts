import type { Outcome } from '../northlight/maths/round.ts'
import { SCATTER, symbolNames, WILD } from '../northlight/maths/symbols.ts'
import { tellLines } from '../northlight/tell-lines.ts'
import { neutralSymbols } from '../slots/neutral-symbols.ts'
import { toldWords } from '../slots/told-words.ts'
import type { Telling, Told, ToldRound } from '../studio/game.ts'

const scatters = { EN: 'Stars', TY: 'Mga bituin', AR: 'النجوم' }

/** A round in words, and its paid spin as a picture. */
export function tellRound(round: ToldRound<Outcome, null>, telling: Telling): Told {
  const { symbols } = neutralSymbols({ wild: WILD, scatter: SCATTER, all: symbolNames }, round.title)
  return tellLines(round, telling, {
    scatters,
    nameOf: (symbol, language) => symbols.get(symbol)?.nameIn(toldWords[language]) ?? symbol,
    drawingOf: (symbol) => symbols.get(symbol)?.drawing ?? '',
  })
}
