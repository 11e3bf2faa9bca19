import { startInstant } from '../../originals/front/page/start-instant.ts'
import type { FairTelling } from '../../studio/front/fair/fair-sheet.ts'
import { faceText } from '../maths/dice.ts'
import { DiceControls } from './dice-controls.ts'
import { DiceStage } from './dice-stage.ts'
import { Outcome } from './outcome.ts'
import { words } from './words/words.ts'
import type { DiceTalk } from './words/words.ts'

void startInstant({
  words,
  rules: async (talk, session) => (await import('./rules.ts')).diceRules(talk, session),
  describe: (round, talk) => {
    if (round.state !== 'played') return []
    return [talk.say('rolled', { number: faceText(Outcome.parse(round.outcome).rolled) })]
  },
  make(talk, synth) {
    const stage = new DiceStage(talk, synth)
    const controls = new DiceControls(talk, (pick) => stage.drawLine(pick))
    return { stage, controls, telling: tellingOf(talk, stage) }
  },
})

function tellingOf(talk: DiceTalk, stage: DiceStage): FairTelling {
  return {
    bead: (round) => stage.beadOf(round).text,
    numbers: ([rolled = 0]) => talk.say('seedsGive', { numbers: rolled }),
    meaning: ([rolled = 0]) => talk.say('roundWas', { result: talk.say('rolled', { number: faceText(rolled) }) }),
    drawing: [talk.say('howDraw'), talk.say('algorithm')],
  }
}
