import { figureTable, paceOf, proofOf, rulesOf } from '../../originals/front/page/rules-parts.ts'
import { decimal } from '../../studio/maths/exact/fraction.ts'
import type { SessionView } from '../../studio/play-contract.ts'
import { chancesOf, payoutCents, priceText, RISKS, ROWS, slotsOf } from '../maths/plinko.ts'
import type { PlinkoTalk } from './words/words.ts'

const PLACES = 10

export function plinkoRules(talk: PlinkoTalk, session: SessionView): Node[] {
  const half = (rows: number) => Math.floor(rows / 2) + 1
  const rows = ROWS.flatMap((count) => [
    ...RISKS.map((risk) => [
      talk.say('board', { rows: count, risk: talk.say(risk) }),
      ...slotsOf({ rows: count, risk })
        .slice(0, half(count))
        .map((price) => `×${priceText(price)}`),
    ]),
    [
      talk.say('chance'),
      ...chancesOf(count)
        .slice(0, half(count))
        .map((chance) => talk.percent(decimal(chance, PLACES))),
    ],
  ])
  const highest = slotsOf({ rows: 16, risk: 'high' })[0] ?? 0
  return rulesOf(talk, session, {
    how: [talk.say('howFall'), talk.say('howRisk'), paceOf(talk)],
    returns: [talk.say('returnExact'), talk.say('middleToEdge'), figureTable([], rows)],
    largest: { times: priceText(highest), cents: (stake) => payoutCents(highest, stake) },
    interruptions: [talk.say('interrupted')],
    fairness: [talk.say('fairShort'), talk.say('howDraw'), ...proofOf(talk)],
  })
}
