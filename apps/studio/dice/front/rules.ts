import { figureTable, paceOf, proofOf, rulesOf } from '../../originals/front/page/rules-parts.ts'
import { priceText } from '../../originals/price-text.ts'
import type { SessionView } from '../../studio/play-contract.ts'
import { CHANCES, payoutCents, priceOf } from '../maths/dice.ts'
import type { DiceTalk } from './words/words.ts'

const RETURN = '0.9900'

export function diceRules(talk: DiceTalk, session: SessionView): Node[] {
  const least = { side: 'under', faces: CHANCES[0] ?? 1 } as const
  const rows = CHANCES.map((faces) => [
    talk.percent((faces / 10_000).toFixed(4)),
    `×${priceText(priceOf({ side: 'under', faces }))}`,
    talk.percent(RETURN),
  ])
  return rulesOf(talk, session, {
    how: [talk.say('howRoll'), talk.say('howPrice'), paceOf(talk)],
    returns: [
      talk.say('returnExact'),
      figureTable([talk.say('chance'), talk.say('price'), talk.say('returnToPlayer')], rows),
    ],
    largest: { times: priceText(priceOf(least)), cents: (stake) => payoutCents(least, stake) },
    interruptions: [talk.say('interrupted')],
    fairness: [talk.say('fairShort'), talk.say('howDraw'), ...proofOf(talk)],
  })
}
