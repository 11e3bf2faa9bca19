import { startInstant } from '../../originals/front/page/start-instant.ts'
import type { FairDescriber } from '../../kit/front/fair/fair-sheet.ts'
import { faceText } from '../maths/dice.ts'
import { DiceControls } from './dice-controls.ts'
import { DiceStage } from './dice-stage.ts'
import { Outcome } from './outcome.ts'
import { texts } from './texts/texts.ts'
import type { DiceTranslator } from './texts/texts.ts'

void startInstant({
  texts,
  rules: async (translator, session) => (await import('./rules.ts')).diceRules(translator, session),
  describe: (round, translator) => {
    if (round.state !== 'played') return []
    return [translator.t('rolled', { number: faceText(Outcome.parse(round.outcome).rolled) })]
  },
  make(translator, synth) {
    const stage = new DiceStage(translator, synth)
    const controls = new DiceControls(translator, (pick) => stage.drawLine(pick))
    return { stage, controls, describer: fairTextOf(translator, stage) }
  },
})

function fairTextOf(translator: DiceTranslator, stage: DiceStage): FairDescriber {
  return {
    bead: (round) => stage.beadOf(round).text,
    numbers: ([rolled = 0]) => translator.t('numbersFromSeeds', { numbers: rolled }),
    meaning: ([rolled = 0]) =>
      translator.t('roundResult', { result: translator.t('rolled', { number: faceText(rolled) }) }),
    drawing: [translator.t('drawExplained'), translator.t('algorithm')],
  }
}
