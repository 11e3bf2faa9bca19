import { openTable } from '../../tables/front/open-table.ts'
import { spotLimits } from '../maths/limits.ts'
import { BoutView } from '../outcome-view.ts'
import { arenaFace, cameWord } from './arena-face.ts'
import { words } from './words/words.ts'

void openTable({
  words,
  spotLimits,
  face: arenaFace,
  rules: async (translate, session) => (await import('./rules.ts')).rules(translate, session),
  describe: (round, { say }) => {
    const bout = BoutView.safeParse(round.state === 'played' ? round.outcome : null)
    return bout.success ? [say(cameWord[bout.data.came])] : []
  },
})
