import { figureTable, minimumDurationText, verificationParts, rulesOf } from '../../originals/front/page/rules-parts.ts'
import { decimal } from '../../kit/maths/exact/fraction.ts'
import type { SessionView } from '../../kit/play-contract.ts'
import { chancesOf, payoutCents, priceText, RISKS, ROWS, slotsOf } from '../maths/plinko.ts'
import type { PlinkoTranslator } from './texts/texts.ts'

const DECIMALS = 10

export function plinkoRules(translator: PlinkoTranslator, session: SessionView): Node[] {
  const half = (rows: number) => Math.floor(rows / 2) + 1
  const rows = ROWS.flatMap((count) => [
    ...RISKS.map((risk) => [
      translator.t('board', { rows: count, risk: translator.t(risk) }),
      ...slotsOf({ rows: count, risk })
        .slice(0, half(count))
        .map((price) => `×${priceText(price)}`),
    ]),
    [
      translator.t('chance'),
      ...chancesOf(count)
        .slice(0, half(count))
        .map((chance) => translator.percent(decimal(chance, DECIMALS))),
    ],
  ])
  const highest = slotsOf({ rows: 16, risk: 'high' })[0] ?? 0
  return rulesOf(translator, session, {
    howToPlay: [translator.t('howFall'), translator.t('howRisk'), minimumDurationText(translator)],
    returns: [translator.t('returnExact'), translator.t('middleToEdge'), figureTable([], rows)],
    largest: { times: priceText(highest), cents: (stake) => payoutCents(highest, stake) },
    interruptions: [translator.t('interrupted')],
    fairness: [translator.t('fairnessSummary'), translator.t('drawExplained'), ...verificationParts(translator)],
  })
}
