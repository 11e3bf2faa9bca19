import { figureTable, proofOf, rulesOf } from '../../originals/front/page/rules-parts.ts'
import { decimal } from '../../studio/maths/exact/fraction.ts'
import type { SessionView } from '../../studio/play-contract.ts'
import { chanceOf, HIGHEST_POINT, payoutCents, pointText } from '../maths/crash.ts'
import type { CrashTalk } from './words/words.ts'

const SHOWN_POINTS = [101, 110, 150, 200, 300, 500, 1_000, 5_000, 10_000, 100_000] as const
const RETURN = '0.9900'
const PLACES = 10

export function crashRules(talk: CrashTalk, session: SessionView): Node[] {
  const rows = SHOWN_POINTS.map((point) => [
    `×${pointText(point)}`,
    talk.percent(decimal(chanceOf(point), PLACES)),
    talk.percent(RETURN),
  ])
  return rulesOf(talk, session, {
    how: [talk.say('howFly'), talk.say('howCounted'), talk.say('howGone')],
    returns: [
      talk.say('returnCrash'),
      figureTable([talk.say('price'), talk.say('chance'), talk.say('returnToPlayer')], rows),
    ],
    largest: { times: pointText(HIGHEST_POINT), cents: (stake) => payoutCents(HIGHEST_POINT, stake) },
    interruptions: [talk.say('brokenLine'), talk.say('brokenServer')],
    fairness: [talk.say('proofIdea'), talk.say('howDraw'), ...proofOf(talk)],
  })
}
