import type { Outcome } from '../northlight/maths/round.ts'
import { symbolNames } from '../northlight/maths/symbols.ts'
import { tellLines } from '../northlight/tell-lines.ts'
import { toldRanks } from '../slots/told-ranks.ts'
import type { Telling, Told, ToldRound } from '../studio/game.ts'

const { labelOf, colourOf } = toldRanks(symbolNames)
const scatters = { EN: 'Stars', TY: 'Mga bituin', AR: 'النجوم' }

/** A round in words, and its paid spin as a picture. */
export function tellRound(round: ToldRound<Outcome, null>, telling: Telling): Told {
  return tellLines(round, telling, { scatters, nameOf: labelOf, labelOf, colourOf })
}
