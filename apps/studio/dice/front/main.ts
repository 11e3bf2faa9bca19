import { startInstant } from '../../originals/front/page/start-instant.ts'
import type { FairTelling } from '../../kit/front/fair/fair-sheet.ts'
import { faceText } from '../maths/dice.ts'
import { DiceControls } from './dice-controls.ts'
import { DiceStage } from './dice-stage.ts'
import { Outcome } from './outcome.ts'
import { words } from './words/words.ts'
import type { DiceTranslator } from './words/words.ts'

void startInstant({
  words,
  rules: async (translate, session) => (await import('./rules.ts')).diceRules(translate, session),
  describe: (round, translate) => {
    if (round.state !== 'played') return []
    return [translate.say('rolled', { number: faceText(Outcome.parse(round.outcome).rolled) })]
  },
  make(translate, synth) {
    const stage = new DiceStage(translate, synth)
    const controls = new DiceControls(translate, (pick) => stage.drawLine(pick))
    return { stage, controls, telling: tellingOf(translate, stage) }
  },
})

function tellingOf(translate: DiceTranslator, stage: DiceStage): FairTelling {
  return {
    bead: (round) => stage.beadOf(round).text,
    numbers: ([rolled = 0]) => translate.say('seedsGive', { numbers: rolled }),
    meaning: ([rolled = 0]) =>
      translate.say('roundWas', { result: translate.say('rolled', { number: faceText(rolled) }) }),
    drawing: [translate.say('howDraw'), translate.say('algorithm')],
  }
}
