import { figureTable, verificationParts, rulesOf } from '../../originals/front/page/rules-parts.ts'
import { priceText } from '../../originals/price-text.ts'
import type { SessionView } from '../../kit/play-contract.ts'
import { MAX_MINES, maxOpened, payoutCents, priceAfter } from '../maths/mines.ts'
import type { MinesTranslator } from './texts/texts.ts'

const SHOWN_FIELDS = [1, 2, 3, 5, 8, 12] as const

export function minesRules(translator: MinesTranslator, session: SessionView): Node[] {
  const counts = Array.from({ length: MAX_MINES }, (_, index) => index + 1)
  const rows = counts.map((mines) => [
    translator.number(mines),
    ...SHOWN_FIELDS.map((opened) => (opened > maxOpened(mines) ? '–' : `×${priceText(priceAfter(opened, mines))}`)),
  ])
  const largest = counts.reduce((best, mines) => (worthOf(mines) > worthOf(best) ? mines : best), 1)
  const head = [translator.t('minesOnBoard'), ...SHOWN_FIELDS.map((opened) => translator.number(opened))]
  return rulesOf(translator, session, {
    howToPlay: [translator.t('howOpen'), translator.t('howPrice'), translator.t('howEnds')],
    returns: [translator.t('returnMines'), figureTable(head, rows)],
    largest: {
      times: priceText(priceAfter(maxOpened(largest), largest)),
      cents: (stake) => payoutCents(maxOpened(largest), largest, stake),
    },
    interruptions: [translator.t('afterLeaving')],
    fairness: [translator.t('fairnessSummary'), translator.t('drawExplained'), ...verificationParts(translator)],
  })
}

const STAKE = 1_000_000n
const worthOf = (mines: number): bigint => payoutCents(maxOpened(mines), mines, STAKE)
