import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { RoundDescription, DescribableRound } from '../kit/game.ts'
import type { NorthlightTranslator } from './front/texts/northlight-texts.ts'
import { symbolNameIn } from './front/texts/symbol-names.ts'
import type { Outcome } from './maths/round.ts'
import { symbolNames } from './maths/symbols.ts'
import { describeLines } from './describe-lines.ts'

/** The page's drawings. */
const drawings = new Map(
  symbolNames.map((name) => [name, readFileSync(join(import.meta.dirname, `front/art/${name}.svg`), 'utf8').trim()]),
)

/** Describes a round of Northlight Reels, with its paid spin as a picture. */
export function describeRound(
  round: DescribableRound<Outcome, null>,
  translator: NorthlightTranslator,
): RoundDescription {
  return describeLines(round, translator, {
    nameOf: symbolNameIn(translator),
    drawingOf: (symbol) => drawings.get(symbol) ?? '',
  })
}
