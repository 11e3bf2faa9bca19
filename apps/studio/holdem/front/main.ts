import { openFrame } from '../../kit/front/frame/open-frame.ts'
import { HoldemPage } from './play/holdem-page.ts'
import { refusals } from './play/refusals.ts'
import { holdemWords } from './words/words.ts'

async function start(): Promise<void> {
  const frame = await openFrame({
    words: holdemWords,
    rules: async (translator) => (await import('./controls/rules.ts')).rules(translator),
    describe: (_round, translator) => [translator.t('buyIn')],
    refusals,
  })
  if (frame) await new HoldemPage(frame).start()
}

void start()
