import type { SessionView } from '../../kit/play-contract.ts'
import type { TableTranslator } from '../../tables/front/game-view.ts'
import { paragraph, section, tableSections, terms } from '../../tables/front/view/rules-parts.ts'
import { bankerRuleOf, spotLimits } from '../maths/limits.ts'
import { published } from '../maths/published.ts'
import { COUPS_OF_SHOE } from '../maths/shoe.ts'
import { SPOTS } from '../maths/spots.ts'
import { spotTextIds } from './baccarat-view.ts'
import type { BaccaratTextId } from './texts/texts.ts'

export function rules(translator: TableTranslator<BaccaratTextId>, session: SessionView): HTMLElement[] {
  const { t, percent } = translator
  const isHalfOnSix = bankerRuleOf(session.title) === 'half-on-six'
  const ofBanker = isHalfOnSix ? published.returnOfBankerHalfOnSix : published.returnOfBanker
  return [
    section(t('rulesCards'), paragraph(t('rulesCardsText'))),
    section(t('rulesThird'), paragraph(t('rulesThirdPlayer')), paragraph(t('rulesThirdBanker'))),
    section(
      t('rulesPays'),
      terms([
        [t('player'), t('pays', { times: '1' })],
        [t('banker'), isHalfOnSix ? t('payHalfOnSix') : t('pays', { times: '0.95' })],
        [t('tie'), t('pays', { times: '8' })],
        [t('playerPair'), t('pays', { times: '11' })],
        [t('bankerPair'), t('pays', { times: '11' })],
      ]),
      paragraph(t(isHalfOnSix ? 'rulesHalfOnSix' : 'rulesCommission')),
      paragraph(t('rulesTieReturn')),
      paragraph(t('rulesShoe', { rounds: COUPS_OF_SHOE })),
    ),
    section(
      t('returns'),
      terms([
        [t('player'), percent(published.returnOfPlayer)],
        [t('banker'), percent(ofBanker)],
        [t('tie'), percent(published.returnOfTie)],
        [t('playerPair'), percent(published.returnOfPair)],
        [t('bankerPair'), percent(published.returnOfPair)],
      ]),
    ),
    ...tableSections(
      translator,
      session,
      SPOTS.map((spot) => [t(spotTextIds[spot]), spotLimits.get(spot) ?? 0n] as const),
    ),
  ]
}
