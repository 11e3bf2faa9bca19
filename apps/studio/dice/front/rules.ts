import { figureTable, minimumDurationText, verificationParts, rulesOf } from '../../originals/front/page/rules-parts.ts'
import { priceText } from '../../originals/price-text.ts'
import type { SessionView } from '../../kit/play-contract.ts'
import { CHANCES, payoutCents, priceOf } from '../maths/dice.ts'
import type { DiceTranslator } from './texts/texts.ts'

const RETURN = '0.9900'

export function diceRules(translator: DiceTranslator, session: SessionView): Node[] {
  const min = { side: 'under', faces: CHANCES[0] ?? 1 } as const
  const rows = CHANCES.map((faces) => [
    translator.percent((faces / 10_000).toFixed(4)),
    `×${priceText(priceOf({ side: 'under', faces }))}`,
    translator.percent(RETURN),
  ])
  return rulesOf(translator, session, {
    howToPlay: [translator.t('howRoll'), translator.t('howPrice'), minimumDurationText(translator)],
    returns: [
      translator.t('returnExact'),
      figureTable([translator.t('chance'), translator.t('price'), translator.t('returnToPlayer')], rows),
    ],
    largest: { times: priceText(priceOf(min)), cents: (stake) => payoutCents(min, stake) },
    interruptions: [translator.t('interrupted')],
    fairness: [translator.t('fairnessSummary'), translator.t('drawExplained'), ...verificationParts(translator)],
  })
}
