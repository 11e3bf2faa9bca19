import { figureTable, paceOf, proofOf, rulesOf } from '../../originals/front/page/rules-parts.ts'
import { priceText } from '../../originals/price-text.ts'
import type { SessionView } from '../../kit/play-contract.ts'
import { CHANCES, payoutCents, priceOf } from '../maths/dice.ts'
import type { DiceTranslator } from './words/words.ts'

const RETURN = '0.9900'

export function diceRules(translate: DiceTranslator, session: SessionView): Node[] {
  const least = { side: 'under', faces: CHANCES[0] ?? 1 } as const
  const rows = CHANCES.map((faces) => [
    translate.percent((faces / 10_000).toFixed(4)),
    `×${priceText(priceOf({ side: 'under', faces }))}`,
    translate.percent(RETURN),
  ])
  return rulesOf(translate, session, {
    how: [translate.say('howRoll'), translate.say('howPrice'), paceOf(translate)],
    returns: [
      translate.say('returnExact'),
      figureTable([translate.say('chance'), translate.say('price'), translate.say('returnToPlayer')], rows),
    ],
    largest: { times: priceText(priceOf(least)), cents: (stake) => payoutCents(least, stake) },
    interruptions: [translate.say('interrupted')],
    fairness: [translate.say('fairShort'), translate.say('howDraw'), ...proofOf(translate)],
  })
}
