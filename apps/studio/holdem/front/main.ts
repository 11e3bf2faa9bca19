import { openFrame } from '../../kit/front/frame/open-frame.ts'
import { HoldemPage } from './play/holdem-page.ts'
import { refusals } from './play/refusals.ts'
import { holdemWords } from './words/words.ts'

async function start(): Promise<void> {
  const frame = await openFrame({
    words: holdemWords,
    rules: async (translate) => (await import('./controls/rules.ts')).rules(translate),
    describe: (_round, translate) => [translate.say('buyIn')],
    refusals,
  })
  if (frame) await new HoldemPage(frame).start()
}

void start()
