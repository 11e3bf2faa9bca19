import { figureTable, proofOf, rulesOf } from '../../originals/front/page/rules-parts.ts'
import { decimal } from '../../kit/maths/exact/fraction.ts'
import type { SessionView } from '../../kit/play-contract.ts'
import { chanceOf, HIGHEST_POINT, payoutCents, pointText } from '../maths/crash.ts'
import type { CrashTranslator } from './words/words.ts'

const SHOWN_POINTS = [101, 110, 150, 200, 300, 500, 1_000, 5_000, 10_000, 100_000] as const
const RETURN = '0.9900'
const PLACES = 10

export function crashRules(translate: CrashTranslator, session: SessionView): Node[] {
  const rows = SHOWN_POINTS.map((point) => [
    `×${pointText(point)}`,
    translate.percent(decimal(chanceOf(point), PLACES)),
    translate.percent(RETURN),
  ])
  return rulesOf(translate, session, {
    how: [translate.say('howFly'), translate.say('howCounted'), translate.say('howGone')],
    returns: [
      translate.say('returnCrash'),
      figureTable([translate.say('price'), translate.say('chance'), translate.say('returnToPlayer')], rows),
    ],
    largest: { times: pointText(HIGHEST_POINT), cents: (stake) => payoutCents(HIGHEST_POINT, stake) },
    interruptions: [translate.say('brokenLine'), translate.say('brokenServer')],
    fairness: [translate.say('proofIdea'), translate.say('howDraw'), ...proofOf(translate)],
  })
}
