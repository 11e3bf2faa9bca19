import { openTable } from '../../tables/front/open-table.ts'
import { spotLimits } from '../maths/limits.ts'
import { SpinView } from '../outcome-view.ts'
import { rouletteFace } from './roulette-face.ts'
import { words } from './words/words.ts'

void openTable({
  words,
  spotLimits,
  face: rouletteFace,
  rules: async (translator, session) => (await import('./rules.ts')).rules(translator, session),
  describe: (round, { t }) => {
    const spin = SpinView.safeParse(round.state === 'played' ? round.outcome : null)
    return spin.success ? [t('came', { number: spin.data.pocket })] : []
  },
})
