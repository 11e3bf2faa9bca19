import { figureTable } from '../../originals/front/controls/rules-sheet.ts'
import { startInstant } from '../../originals/front/start-instant.ts'
import { filled } from '../../originals/filled.ts'
import { priceText } from '../../originals/price-text.ts'
import type { FairTelling } from '../../studio/front/fair/fair-sheet.ts'
import { CHANCES, faceText, payoutCents, priceOf } from '../maths/dice.ts'
import { DiceControls } from './dice-controls.ts'
import { DiceStage } from './dice-stage.ts'
import { languages } from './words/languages.ts'
import type { DiceSpeech } from './words/languages.ts'

void startInstant({
  languages,
  make(speech, synth) {
    const stage = new DiceStage(speech, synth)
    const controls = new DiceControls(speech, (pick) => stage.drawLine(pick))
    return { stage, controls, telling: tellingOf(speech, stage), rules: () => rulesOf(speech) }
  },
})

function tellingOf({ words }: DiceSpeech, stage: DiceStage): FairTelling {
  const { own } = words
  return {
    bead: (round) => stage.beadOf(round).text,
    numbers: ([rolled = 0]) => filled(own.seedsGive, { numbers: String(rolled) }),
    meaning: ([rolled = 0]) => filled(own.roundWas, { result: filled(own.rolled, { number: faceText(rolled) }) }),
    drawing: [own.howDraw, own.algorithm],
  }
}

function rulesOf({ words, percent }: DiceSpeech) {
  const { own } = words
  const least = { side: 'under', faces: CHANCES[0] ?? 1 } as const
  const rows = CHANCES.map((faces) => [
    percent((faces / 10_000).toFixed(4)),
    `×${priceText(priceOf({ side: 'under', faces }))}`,
    percent('0.9900'),
  ])
  return {
    how: [own.howRoll, own.howPrice],
    table: figureTable([own.chance, own.price, words.returnToPlayer], rows),
    largest: { times: priceText(priceOf(least)), cents: (stake: bigint) => payoutCents(least, stake) },
  }
}
