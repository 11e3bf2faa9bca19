import { openTable } from '../../tables/front/open-table.ts'
import { spotLimits } from '../maths/limits.ts'
import { SpinView } from '../outcome-view.ts'
import { rouletteView } from './roulette-view.ts'
import { texts } from './texts/texts.ts'

void openTable({
  texts,
  spotLimits,
  view: rouletteView,
  rules: async (translator, session) => (await import('./rules.ts')).rules(translator, session),
  describe: (round, { t }) => {
    const spin = SpinView.safeParse(round.state === 'played' ? round.outcome : null)
    return spin.success ? [t('resultNumber', { number: spin.data.pocket })] : []
  },
})
