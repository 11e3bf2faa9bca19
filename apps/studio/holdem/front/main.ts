import { openFrame } from '../../kit/front/frame/open-frame.ts'
import { HoldemPage } from './play/holdem-page.ts'
import { refusals } from './play/refusals.ts'
import { holdemTexts } from './texts/texts.ts'

async function start(): Promise<void> {
  const frame = await openFrame({
    texts: holdemTexts,
    rules: async (translator) => (await import('./controls/rules.ts')).rules(translator),
    describe: (_round, translator) => [translator.t('buyIn')],
    refusals,
  })
  if (frame) await new HoldemPage(frame).start()
}

void start()
