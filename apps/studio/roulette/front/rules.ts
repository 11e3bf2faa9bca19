import type { SessionView } from '../../kit/play-contract.ts'
import type { TableTranslator } from '../../tables/front/face.ts'
import { paragraph, section, tableSections, terms } from '../../tables/front/view/rules-parts.ts'
import { KIND_LIMITS } from '../maths/limits.ts'
import { published } from '../maths/published.ts'
import { spots, timesOf } from '../maths/spots.ts'
import type { SpotKind } from '../maths/spots.ts'
import type { RouletteWord } from './words/words.ts'

const kinds: readonly (readonly [SpotKind, RouletteWord])[] = [
  ['straight', 'kindStraight'],
  ['split', 'kindSplit'],
  ['street', 'kindStreet'],
  ['corner', 'kindCorner'],
  ['six', 'kindSix'],
  ['dozen', 'kindDozen'],
  ['even', 'kindEven'],
]

export function rules(translate: TableTranslator<RouletteWord>, session: SessionView): HTMLElement[] {
  const { say, percent } = translate
  const timesFor = (kind: SpotKind) => {
    const spot = [...spots.values()].find((one) => one.kind === kind)
    return spot ? timesOf(spot) : 0
  }
  return [
    section(say('rulesWheel'), paragraph(say('rulesWheelText'))),
    section(
      say('rulesPays'),
      terms(kinds.map(([kind, word]) => [say(word), say('timesStake', { times: timesFor(kind) })] as const)),
      paragraph(say('rulesCalls')),
    ),
    section(say('returns'), terms(kinds.map(([, word]) => [say(word), percent(published.returnToPlayer)] as const))),
    ...tableSections(
      translate,
      session,
      kinds.map(([kind, word]) => [say(word), KIND_LIMITS[kind]] as const),
    ),
  ]
}
