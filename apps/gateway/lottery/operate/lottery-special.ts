import { givesBackSpecial } from '../public.ts'
import { change } from '../../operator/kit/change.ts'
import { merchantParameter } from '../../operator/kit/command.ts'
import type { Command } from '../../operator/kit/command.ts'
import { NotDone, UsageError } from '../../operator/kit/failures.ts'
import { gameNamed, gameParameter } from './lottery-games.ts'

/** Draws of other families have no such sum. */
const FAMILY = 'PCB'

export const special: Command = {
  action: 'special',
  summary:
    'Says what sums of 13 and 14 do to big, small, odd and even of a game of PC28: nothing, or give the stake back',
  parameters: [
    merchantParameter,
    gameParameter,
    { name: 'none|refund', about: 'whether such stakes come back; what was bet before keeps what was said then' },
  ],
  examples: ['aurora PC60 refund'],
  run: (operator, { words: { merchant = '', game: code = '', 'none|refund': after = '' } }) => {
    if (after !== 'none' && after !== 'refund') throw new UsageError(`13 and 14 do none or refund, not ${after}.`)
    const seen = 'Bets that are placed from now on are settled so.'
    const wanted = { merchant, command: 'lottery special', subject: `${code} ${after}`, seen }
    return change(operator, wanted, async (tx) => {
      const game = await gameNamed(tx, merchant, code)
      if (game.family !== FAMILY) throw new NotDone(`${code} is no game of PC28.`)
      return {
        before: game.gives_back_special ? 'refund' : 'none',
        after,
        write: () => givesBackSpecial(tx, { gameId: game.id, isGivenBack: after === 'refund' }),
      }
    })
  },
}
