import { openOriginal } from '../../originals/front/page/open-original.ts'
import { CrashGame, endOf } from './crash-game.ts'
import { texts } from './texts/texts.ts'

const refusals = {
  'flight.crashed': 'alreadyCrashed',
  'flight.over': 'alreadyCrashed',
  'flight.too_soon': 'tooSoon',
  'flight.waiting': 'notYet',
  'round.open': 'alreadyBet',
} as const

async function start(): Promise<void> {
  const page = await openOriginal({
    texts,
    rules: async (translator, session) => (await import('./rules.ts')).crashRules(translator, session),
    describe: (round, translator) => (round.state === 'played' ? [endOf(translator, round)] : []),
    refusals,
  })
  if (!page) return
  const game = new CrashGame(page)
  page.offerCheck(
    () =>
      void import('./proof-sheet.ts').then(({ openProofSheet }) =>
        openProofSheet(page.translator, game.publishedHash, game.lastRoundId),
      ),
  )
  game.begin()
}

void start()
