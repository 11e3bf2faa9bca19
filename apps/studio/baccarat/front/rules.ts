import type { SessionView } from '../../kit/play-contract.ts'
import type { TableTranslator } from '../../tables/front/face.ts'
import { paragraph, section, tableSections, terms } from '../../tables/front/view/rules-parts.ts'
import { bankerRuleOf, spotLimits } from '../maths/limits.ts'
import { published } from '../maths/published.ts'
import { COUPS_OF_SHOE } from '../maths/shoe.ts'
import { SPOTS } from '../maths/spots.ts'
import { spotWord } from './baccarat-face.ts'
import type { BaccaratWord } from './words/words.ts'

export function rules(translate: TableTranslator<BaccaratWord>, session: SessionView): HTMLElement[] {
  const { say, percent } = translate
  const isHalfOnSix = bankerRuleOf(session.title) === 'half-on-six'
  const ofBanker = isHalfOnSix ? published.returnOfBankerHalfOnSix : published.returnOfBanker
  return [
    section(say('rulesCards'), paragraph(say('rulesCardsText'))),
    section(say('rulesThird'), paragraph(say('rulesThirdPlayer')), paragraph(say('rulesThirdBanker'))),
    section(
      say('rulesPays'),
      terms([
        [say('player'), say('pays', { times: '1' })],
        [say('banker'), isHalfOnSix ? say('payHalfOnSix') : say('pays', { times: '0.95' })],
        [say('tie'), say('pays', { times: '8' })],
        [say('playerPair'), say('pays', { times: '11' })],
        [say('bankerPair'), say('pays', { times: '11' })],
      ]),
      paragraph(say(isHalfOnSix ? 'rulesHalfOnSix' : 'rulesCommission')),
      paragraph(say('rulesTieBack')),
      paragraph(say('rulesShoe', { rounds: COUPS_OF_SHOE })),
    ),
    section(
      say('returns'),
      terms([
        [say('player'), percent(published.returnOfPlayer)],
        [say('banker'), percent(ofBanker)],
        [say('tie'), percent(published.returnOfTie)],
        [say('playerPair'), percent(published.returnOfPair)],
        [say('bankerPair'), percent(published.returnOfPair)],
      ]),
    ),
    ...tableSections(
      translate,
      session,
      SPOTS.map((spot) => [say(spotWord[spot]), spotLimits.get(spot) ?? 0n] as const),
    ),
  ]
}
