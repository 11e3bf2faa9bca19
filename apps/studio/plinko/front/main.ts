import { startInstant } from '../../originals/front/page/start-instant.ts'
import type { FairTelling } from '../../studio/front/fair/fair-sheet.ts'
import { PlinkoControls } from './plinko-controls.ts'
import { landedIn, PlinkoStage } from './plinko-stage.ts'
import { Outcome, Picked } from './outcome.ts'
import { words } from './words/words.ts'
import type { PlinkoTalk } from './words/words.ts'

void startInstant({
  words,
  rules: async (talk, session) => (await import('./rules.ts')).plinkoRules(talk, session),
  describe: (round, talk) => {
    if (round.state !== 'played') return []
    return [landedIn(talk, Outcome.parse(round.outcome).path, Picked.parse(round.choice))]
  },
  make(talk, synth) {
    const stage = new PlinkoStage(talk, synth)
    const controls = new PlinkoControls(talk, (board) => stage.drawBoard(board))
    return { stage, controls, telling: tellingOf(talk, stage) }
  },
})

function tellingOf(talk: PlinkoTalk, stage: PlinkoStage): FairTelling {
  return {
    bead: (round) => stage.beadOf(round).text,
    numbers: (drawn) => talk.say('seedsGive', { numbers: drawn.join(' ') }),
    meaning: (drawn, { choice }) => talk.say('roundWas', { result: landedIn(talk, drawn, Picked.parse(choice)) }),
    drawing: [talk.say('howDraw'), talk.say('algorithm')],
  }
}
