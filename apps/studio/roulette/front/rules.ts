import type { SessionView } from '../../kit/play-contract.ts'
import type { TableTranslator } from '../../tables/front/game-view.ts'
import { paragraph, section, tableSections, terms } from '../../tables/front/view/rules-parts.ts'
import { MAX_STAKE_OF_KIND } from '../maths/limits.ts'
import { published } from '../maths/published.ts'
import { spots, timesOf } from '../maths/spots.ts'
import type { SpotKind } from '../maths/spots.ts'
import type { RouletteTextId } from './texts/texts.ts'

const kinds: readonly (readonly [SpotKind, RouletteTextId])[] = [
  ['straight', 'kindStraight'],
  ['split', 'kindSplit'],
  ['street', 'kindStreet'],
  ['corner', 'kindCorner'],
  ['six', 'kindSix'],
  ['dozen', 'kindDozen'],
  ['even', 'kindEven'],
]

export function rules(translator: TableTranslator<RouletteTextId>, session: SessionView): HTMLElement[] {
  const { t, percent } = translator
  const multiplierOf = (kind: SpotKind) => {
    const spot = [...spots.values()].find((candidate) => candidate.kind === kind)
    return spot ? timesOf(spot) : 0
  }
  return [
    section(t('rulesWheel'), paragraph(t('rulesWheelText'))),
    section(
      t('rulesPays'),
      terms(kinds.map(([kind, textId]) => [t(textId), t('timesStake', { times: multiplierOf(kind) })] as const)),
      paragraph(t('rulesCalls')),
    ),
    section(t('returns'), terms(kinds.map(([, textId]) => [t(textId), percent(published.returnToPlayer)] as const))),
    ...tableSections(
      translator,
      session,
      kinds.map(([kind, textId]) => [t(textId), MAX_STAKE_OF_KIND[kind]] as const),
    ),
  ]
}
