import { openTable } from '../../tables/front/open-table.ts'
import { spotLimits } from '../maths/limits.ts'
import { SpinView } from '../outcome-view.ts'
import { rouletteFace } from './roulette-face.ts'
import { words } from './words/words.ts'

void openTable({
  words,
  spotLimits,
  face: rouletteFace,
  rules: async (translate, session) => (await import('./rules.ts')).rules(translate, session),
  describe: (round, { say }) => {
    const spin = SpinView.safeParse(round.state === 'played' ? round.outcome : null)
    return spin.success ? [say('came', { number: spin.data.pocket })] : []
  },
})
