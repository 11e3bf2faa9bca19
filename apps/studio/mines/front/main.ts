import { openOriginal } from '../../originals/front/page/open-original.ts'
import type { FairTelling } from '../../studio/front/fair/fair-sheet.ts'
import { layMines } from '../maths/mines.ts'
import { endOf, MinesGame } from './mines-game.ts'
import { words } from './words/words.ts'
import type { MinesTalk } from './words/words.ts'

const refusals = { 'field.open': 'alreadyOpen', 'field.none': 'openFirst', 'round.open': 'roundRuns' } as const

async function start(): Promise<void> {
  const page = await openOriginal({
    words,
    rules: async (talk, session) => (await import('./rules.ts')).minesRules(talk, session),
    describe: (round, talk) => (round.state === 'played' ? [endOf(talk, round)] : []),
    refusals,
  })
  if (!page) return
  page.offerProofs(tellingOf(page.talk))
  new MinesGame(page).begin()
}

function tellingOf(talk: MinesTalk): FairTelling {
  return {
    bead: (round) => endOf(talk, round),
    numbers: (drawn) => talk.say('seedsGive', { numbers: drawn.join(' ') }),
    meaning: (drawn) => {
      const numbers = [...drawn]
      const fields = layMines(() => numbers.shift() ?? 0, drawn.length).map((field) => field + 1)
      return talk.say('roundWas', { result: talk.say('mineList', { fields: fields.sort((a, b) => a - b).join(' ') }) })
    },
    drawing: [talk.say('howDraw'), talk.say('algorithm')],
  }
}

void start()
