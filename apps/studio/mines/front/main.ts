import { openOriginal } from '../../originals/front/page/open-original.ts'
import type { FairTelling } from '../../kit/front/fair/fair-sheet.ts'
import { layMines } from '../maths/mines.ts'
import { endOf, MinesGame } from './mines-game.ts'
import { words } from './words/words.ts'
import type { MinesTranslator } from './words/words.ts'

const refusals = { 'field.open': 'alreadyOpen', 'field.none': 'openFirst', 'round.open': 'roundRuns' } as const

async function start(): Promise<void> {
  const page = await openOriginal({
    words,
    rules: async (translate, session) => (await import('./rules.ts')).minesRules(translate, session),
    describe: (round, translate) => (round.state === 'played' ? [endOf(translate, round)] : []),
    refusals,
  })
  if (!page) return
  page.offerProofs(tellingOf(page.translate))
  new MinesGame(page).begin()
}

function tellingOf(translate: MinesTranslator): FairTelling {
  return {
    bead: (round) => endOf(translate, round),
    numbers: (drawn) => translate.say('seedsGive', { numbers: drawn.join(' ') }),
    meaning: (drawn) => {
      const numbers = [...drawn]
      const fields = layMines(() => numbers.shift() ?? 0, drawn.length).map((field) => field + 1)
      return translate.say('roundWas', {
        result: translate.say('mineList', { fields: fields.sort((a, b) => a - b).join(' ') }),
      })
    },
    drawing: [translate.say('howDraw'), translate.say('algorithm')],
  }
}

void start()
