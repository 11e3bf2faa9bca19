import { openFrame } from '../../studio/front/frame/open-frame.ts'
import { HoldemPage } from './play/holdem-page.ts'
import { refusalWords } from './play/refusal-words.ts'
import { holdemWords } from './words/words.ts'

async function start(): Promise<void> {
  const frame = await openFrame({
    words: holdemWords,
    rules: async (talk) => (await import('./controls/rules.ts')).rules(talk),
    describe: (_round, talk) => [talk.say('buyIn')],
    refusal: (code, talk) => {
      const word = refusalWords[code]
      return word && talk.say(word)
    },
  })
  if (frame) await new HoldemPage(frame).start()
}

void start()
