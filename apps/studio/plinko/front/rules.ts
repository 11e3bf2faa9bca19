import { figureTable, paceOf, proofOf, rulesOf } from '../../originals/front/page/rules-parts.ts'
import { decimal } from '../../kit/maths/exact/fraction.ts'
import type { SessionView } from '../../kit/play-contract.ts'
import { chancesOf, payoutCents, priceText, RISKS, ROWS, slotsOf } from '../maths/plinko.ts'
import type { PlinkoTranslator } from './words/words.ts'

const PLACES = 10

export function plinkoRules(translate: PlinkoTranslator, session: SessionView): Node[] {
  const half = (rows: number) => Math.floor(rows / 2) + 1
  const rows = ROWS.flatMap((count) => [
    ...RISKS.map((risk) => [
      translate.say('board', { rows: count, risk: translate.say(risk) }),
      ...slotsOf({ rows: count, risk })
        .slice(0, half(count))
        .map((price) => `×${priceText(price)}`),
    ]),
    [
      translate.say('chance'),
      ...chancesOf(count)
        .slice(0, half(count))
        .map((chance) => translate.percent(decimal(chance, PLACES))),
    ],
  ])
  const highest = slotsOf({ rows: 16, risk: 'high' })[0] ?? 0
  return rulesOf(translate, session, {
    how: [translate.say('howFall'), translate.say('howRisk'), paceOf(translate)],
    returns: [translate.say('returnExact'), translate.say('middleToEdge'), figureTable([], rows)],
    largest: { times: priceText(highest), cents: (stake) => payoutCents(highest, stake) },
    interruptions: [translate.say('interrupted')],
    fairness: [translate.say('fairShort'), translate.say('howDraw'), ...proofOf(translate)],
  })
}
