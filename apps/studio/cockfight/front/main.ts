import { openTable } from '../../tables/front/open-table.ts'
import { spotLimits } from '../maths/limits.ts'
import { BoutView } from '../outcome-view.ts'
import { arenaView, resultTextIds } from './arena-view.ts'
import { texts } from './texts/texts.ts'

void openTable({
  texts,
  spotLimits,
  view: arenaView,
  rules: async (translator, session) => (await import('./rules.ts')).rules(translator, session),
  describe: (round, { t }) => {
    const bout = BoutView.safeParse(round.state === 'played' ? round.outcome : null)
    return bout.success ? [t(resultTextIds[bout.data.came])] : []
  },
})
