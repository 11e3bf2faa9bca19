import { openFrame } from '../../studio/front/frame/open-frame.ts'
import { HoldemPage } from './play/holdem-page.ts'
import { refusals } from './play/refusals.ts'
import { holdemWords } from './words/words.ts'

async function start(): Promise<void> {
  const frame = await openFrame({
    words: holdemWords,
    rules: async (talk) => (await import('./controls/rules.ts')).rules(talk),
    describe: (_round, talk) => [talk.say('buyIn')],
    refusals,
  })
  if (frame) await new HoldemPage(frame).start()
}

void start()
