import { figureTable, proofOf, rulesOf } from '../../originals/front/page/rules-parts.ts'
import { priceText } from '../../originals/price-text.ts'
import type { SessionView } from '../../kit/play-contract.ts'
import { MOST_MINES, mostOpened, payoutCents, priceAfter } from '../maths/mines.ts'
import type { MinesTranslator } from './words/words.ts'

const SHOWN_FIELDS = [1, 2, 3, 5, 8, 12] as const

export function minesRules(translate: MinesTranslator, session: SessionView): Node[] {
  const counts = Array.from({ length: MOST_MINES }, (_, index) => index + 1)
  const rows = counts.map((mines) => [
    translate.number(mines),
    ...SHOWN_FIELDS.map((opened) => (opened > mostOpened(mines) ? '–' : `×${priceText(priceAfter(opened, mines))}`)),
  ])
  const largest = counts.reduce((best, mines) => (worthOf(mines) > worthOf(best) ? mines : best), 1)
  const head = [translate.say('minesOnBoard'), ...SHOWN_FIELDS.map((opened) => translate.number(opened))]
  return rulesOf(translate, session, {
    how: [translate.say('howOpen'), translate.say('howPrice'), translate.say('howEnds')],
    returns: [translate.say('returnMines'), figureTable(head, rows)],
    largest: {
      times: priceText(priceAfter(mostOpened(largest), largest)),
      cents: (stake) => payoutCents(mostOpened(largest), largest, stake),
    },
    interruptions: [translate.say('left')],
    fairness: [translate.say('fairShort'), translate.say('howDraw'), ...proofOf(translate)],
  })
}

const STAKE = 1_000_000n
const worthOf = (mines: number): bigint => payoutCents(mostOpened(mines), mines, STAKE)
