import { openTable } from '../../tables/front/open-table.ts'
import { spotLimits } from '../maths/limits.ts'
import { CoupView } from '../outcome-view.ts'
import { handPoints } from '../maths/cards.ts'
import { baccaratView } from './baccarat-view.ts'
import { texts } from './texts/texts.ts'

void openTable({
  texts,
  spotLimits,
  view: baccaratView,
  rules: async (translator, session) => (await import('./rules.ts')).rules(translator, session),
  describe: (round, { t }) => {
    const coup = CoupView.safeParse(round.state === 'played' ? round.outcome : null)
    if (!coup.success) return []
    const { player, banker, winner } = coup.data
    const points = { player: handPoints(player), banker: handPoints(banker) }
    if (winner === 'tie') return [t('tieResult', points)]
    return [t(winner === 'player' ? 'playerWins' : 'bankerWins', points)]
  },
})
