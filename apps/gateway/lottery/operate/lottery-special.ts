import { setSpecialRefund } from '../public.ts'
import { change } from '../../operator/kit/change.ts'
import { merchantParameter } from '../../operator/kit/command.ts'
import type { Command } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { requireGame, gameParameter } from './lottery-games.ts'

/** The only family whose results have the sums 13 and 14. */
const FAMILY = 'PCB'

export const special: Command = {
  action: 'update-special-sums',
  summary: 'Updates whether sums of 13 and 14 return stakes on big, small, odd and even in a PC28 lottery',
  parameters: [
    merchantParameter,
    gameParameter,
    { name: 'none|refund', about: 'whether such stakes are returned; existing bets keep their rule' },
  ],
  examples: ['aurora PC60 refund'],
  run: (operator, { positional: { merchant = '', game: code = '', 'none|refund': after = '' } }) => {
    if (after !== 'none' && after !== 'refund') throw new UsageError(`Invalid value: ${after}. Use none or refund.`)
    const effect = 'Applies to bets placed from now on.'
    const commandChange = { merchant, command: 'lottery update-special-sums', subject: `${code} ${after}`, effect }
    return change(operator, commandChange, async (tx) => {
      const game = await requireGame(tx, merchant, code)
      if (game.family !== FAMILY) throw new CommandFailed(`${code} is not a PC28 lottery.`)
      return {
        before: game.refunds_special ? 'refund' : 'none',
        after,
        write: () => setSpecialRefund(tx, { gameId: game.id, isReturned: after === 'refund' }),
      }
    })
  },
}
