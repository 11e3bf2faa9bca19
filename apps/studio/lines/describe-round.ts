import type { Outcome } from '../northlight/maths/round.ts'
import { SCATTER, symbolNames, WILD } from '../northlight/maths/symbols.ts'
import { describeLines } from '../northlight/describe-lines.ts'
import { neutralSymbols } from '../slots/neutral-symbols.ts'
import type { RoundDescription, DescribableRound } from '../kit/game.ts'
import type { LineTranslator } from './front/texts/line-texts.ts'

/** Describes a round, with its paid spin as a picture. */
export function describeRound(round: DescribableRound<Outcome, null>, translator: LineTranslator): RoundDescription {
  const { symbols } = neutralSymbols({ wild: WILD, scatter: SCATTER, allSymbols: symbolNames }, round.title)
  return describeLines(round, translator, {
    nameOf: (symbol) => symbols.get(symbol)?.nameIn(translator.t) ?? symbol,
    drawingOf: (symbol) => symbols.get(symbol)?.drawing ?? '',
  })
}
