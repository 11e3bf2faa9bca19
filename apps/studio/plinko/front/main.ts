import { startInstant } from '../../originals/front/page/start-instant.ts'
import type { FairTelling } from '../../kit/front/fair/fair-sheet.ts'
import { PlinkoControls } from './plinko-controls.ts'
import { landedIn, PlinkoStage } from './plinko-stage.ts'
import { Outcome, Picked } from './outcome.ts'
import { words } from './words/words.ts'
import type { PlinkoTranslator } from './words/words.ts'

void startInstant({
  words,
  rules: async (translate, session) => (await import('./rules.ts')).plinkoRules(translate, session),
  describe: (round, translate) => {
    if (round.state !== 'played') return []
    return [landedIn(translate, Outcome.parse(round.outcome).path, Picked.parse(round.choice))]
  },
  make(translate, synth) {
    const stage = new PlinkoStage(translate, synth)
    const controls = new PlinkoControls(translate, (board) => stage.drawBoard(board))
    return { stage, controls, telling: tellingOf(translate, stage) }
  },
})

function tellingOf(translate: PlinkoTranslator, stage: PlinkoStage): FairTelling {
  return {
    bead: (round) => stage.beadOf(round).text,
    numbers: (drawn) => translate.say('seedsGive', { numbers: drawn.join(' ') }),
    meaning: (drawn, { choice }) =>
      translate.say('roundWas', { result: landedIn(translate, drawn, Picked.parse(choice)) }),
    drawing: [translate.say('howDraw'), translate.say('algorithm')],
  }
}
