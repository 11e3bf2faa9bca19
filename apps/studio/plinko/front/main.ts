import { startInstant } from '../../originals/front/page/start-instant.ts'
import type { FairDescriber } from '../../kit/front/fair/fair-sheet.ts'
import { PlinkoControls } from './plinko-controls.ts'
import { slotText, PlinkoStage } from './plinko-stage.ts'
import { Outcome, Picked } from './outcome.ts'
import { texts } from './texts/texts.ts'
import type { PlinkoTranslator } from './texts/texts.ts'

void startInstant({
  texts,
  rules: async (translator, session) => (await import('./rules.ts')).plinkoRules(translator, session),
  describe: (round, translator) => {
    if (round.state !== 'played') return []
    return [slotText(translator, Outcome.parse(round.outcome).path, Picked.parse(round.choice))]
  },
  make(translator, synth) {
    const stage = new PlinkoStage(translator, synth)
    const controls = new PlinkoControls(translator, (board) => stage.drawBoard(board))
    return { stage, controls, describer: describerOf(translator, stage) }
  },
})

function describerOf(translator: PlinkoTranslator, stage: PlinkoStage): FairDescriber {
  return {
    bead: (round) => stage.beadOf(round).text,
    numbers: (drawnNumbers) => translator.t('numbersFromSeeds', { numbers: drawnNumbers.join(' ') }),
    meaning: (drawnNumbers, { choice }) =>
      translator.t('roundResult', { result: slotText(translator, drawnNumbers, Picked.parse(choice)) }),
    drawing: [translator.t('drawExplained'), translator.t('algorithm')],
  }
}
