import { figureTable, verificationParts, rulesOf } from '../../originals/front/page/rules-parts.ts'
import { decimal } from '../../kit/maths/exact/fraction.ts'
import type { SessionView } from '../../kit/play-contract.ts'
import { chanceOf, MAX_POINT, payoutCents, pointText } from '../maths/crash.ts'
import type { CrashTranslator } from './texts/texts.ts'

const SHOWN_POINTS = [101, 110, 150, 200, 300, 500, 1_000, 5_000, 10_000, 100_000] as const
const RETURN = '0.9900'
const DECIMALS = 10

export function crashRules(translator: CrashTranslator, session: SessionView): Node[] {
  const rows = SHOWN_POINTS.map((point) => [
    `×${pointText(point)}`,
    translator.percent(decimal(chanceOf(point), DECIMALS)),
    translator.percent(RETURN),
  ])
  return rulesOf(translator, session, {
    howToPlay: [translator.t('howToPlayFlight'), translator.t('howPayoutCounted'), translator.t('howOftenReached')],
    returns: [
      translator.t('returnCrash'),
      figureTable([translator.t('price'), translator.t('chance'), translator.t('returnToPlayer')], rows),
    ],
    largest: { times: pointText(MAX_POINT), cents: (stake) => payoutCents(MAX_POINT, stake) },
    interruptions: [translator.t('ifConnectionDrops'), translator.t('ifServerStops')],
    fairness: [translator.t('proofIntro'), translator.t('drawExplained'), ...verificationParts(translator)],
  })
}
