import { openOriginal } from '../../originals/front/page/open-original.ts'
import type { FairDescriber } from '../../kit/front/fair/fair-sheet.ts'
import { placeMines } from '../maths/mines.ts'
import { endOf, MinesGame } from './mines-game.ts'
import { texts } from './texts/texts.ts'
import type { MinesTranslator } from './texts/texts.ts'

const refusals = { 'field.open': 'alreadyOpen', 'field.none': 'openFirst', 'round.open': 'roundInProgress' } as const

async function start(): Promise<void> {
  const page = await openOriginal({
    texts,
    rules: async (translator, session) => (await import('./rules.ts')).minesRules(translator, session),
    describe: (round, translator) => (round.state === 'played' ? [endOf(translator, round)] : []),
    refusals,
  })
  if (!page) return
  page.offerProofs(describerOf(page.translator))
  new MinesGame(page).begin()
}

function describerOf(translator: MinesTranslator): FairDescriber {
  return {
    bead: (round) => endOf(translator, round),
    numbers: (drawnNumbers) => translator.t('numbersFromSeeds', { numbers: drawnNumbers.join(' ') }),
    meaning: (drawnNumbers) => {
      const numbers = [...drawnNumbers]
      const fields = placeMines(() => numbers.shift() ?? 0, drawnNumbers.length).map((field) => field + 1)
      return translator.t('roundResult', {
        result: translator.t('mineList', { fields: fields.sort((a, b) => a - b).join(' ') }),
      })
    },
    drawing: [translator.t('drawExplained'), translator.t('algorithm')],
  }
}

void start()
