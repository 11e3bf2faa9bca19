import { filled } from '../../originals/filled.ts'
import { figureTable } from '../../originals/front/controls/rules-sheet.ts'
import { startInstant } from '../../originals/front/start-instant.ts'
import { element } from '../../studio/front/controls/element.ts'
import type { FairTelling } from '../../studio/front/fair/fair-sheet.ts'
import { decimal } from '../../studio/maths/exact/fraction.ts'
import { chancesOf, payoutCents, priceText, RISKS, ROWS, slotsOf } from '../maths/plinko.ts'
import { PlinkoControls } from './plinko-controls.ts'
import { PlinkoStage } from './plinko-stage.ts'
import { Picked } from './outcome.ts'
import { languages } from './words/languages.ts'
import type { PlinkoSpeech } from './words/languages.ts'

const PLACES = 10

void startInstant({
  languages,
  make(speech, synth) {
    const stage = new PlinkoStage(speech, synth)
    const controls = new PlinkoControls(speech, (board) => stage.drawBoard(board))
    return { stage, controls, telling: tellingOf(speech, stage), rules: () => rulesOf(speech) }
  },
})

function tellingOf({ words }: PlinkoSpeech, stage: PlinkoStage): FairTelling {
  const { own } = words
  return {
    bead: (round) => stage.beadOf(round).text,
    numbers: (drawn) => filled(own.seedsGive, { numbers: drawn.join(' ') }),
    meaning: (drawn, { choice }) => filled(own.roundWas, { result: stage.resultIn(drawn, Picked.parse(choice)) }),
    drawing: [own.howDraw, own.algorithm],
  }
}

function rulesOf({ words, percent }: PlinkoSpeech) {
  const { own } = words
  const half = (rows: number) => Math.floor(rows / 2) + 1
  const rows = ROWS.flatMap((count) => [
    ...RISKS.map((risk) => [
      filled(own.board, { rows: String(count), risk: own[risk] }),
      ...slotsOf({ rows: count, risk })
        .slice(0, half(count))
        .map((price) => `×${priceText(price)}`),
    ]),
    [
      own.chance,
      ...chancesOf(count)
        .slice(0, half(count))
        .map((chance) => percent(decimal(chance, PLACES))),
    ],
  ])
  const highest = slotsOf({ rows: 16, risk: 'high' })[0] ?? 0
  return {
    how: [own.howFall, own.howRisk],
    table: element('div', {}, element('p', {}, own.middleToEdge), figureTable([], rows)),
    largest: { times: priceText(highest), cents: (stake: bigint) => payoutCents(highest, stake) },
  }
}
