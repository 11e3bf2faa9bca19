import { closedPlays, lotterySaleOf, LotterySale, playsCalled, setLotterySale, setPlaySale } from '../public.ts'
import { change } from '../../operator/kit/change.ts'
import { merchantParameter } from '../../operator/kit/command.ts'
import type { Command } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { requireGame, gameParameter } from './lottery-games.ts'

export const sale: Command = {
  action: 'update-sale',
  summary: 'Opens, closes or pauses sales of a lottery; existing bets are drawn and settled',
  parameters: [
    merchantParameter,
    gameParameter,
    { name: 'on|off|paused', about: 'whether bets are accepted; paused returns a separate refusal code to players' },
  ],
  examples: ['aurora FFC60 off'],
  run: (operator, { positional: { merchant = '', game: code = '', 'on|off|paused': input = '' } }) => {
    const { data: after } = LotterySale.safeParse(input)
    if (!after) throw new UsageError(`Invalid state: ${input}. Use on, off or paused.`)
    const effect = 'Applies to bets immediately. Open pages show it within a few seconds.'
    const commandChange = { merchant, command: 'lottery update-sale', subject: `${code} ${input}`, effect }
    return change(operator, commandChange, async (tx) => {
      const game = await requireGame(tx, merchant, code)
      return { before: lotterySaleOf(game), after, write: () => setLotterySale(tx, { gameId: game.id, sale: after }) }
    })
  },
}

export const play: Command = {
  action: 'update-play',
  summary: 'Opens or closes sales of one play of a lottery; existing bets are settled',
  parameters: [
    merchantParameter,
    gameParameter,
    { name: 'play', about: 'the play’s name or number in the lottery rules, for example last3_straight' },
    { name: 'on|off', about: 'whether bets are accepted' },
  ],
  examples: ['aurora FFC60 last3_straight off'],
  run: (operator, { positional: { merchant = '', game: code = '', play: name = '', 'on|off': state = '' } }) => {
    if (state !== 'on' && state !== 'off') throw new UsageError(`Invalid state: ${state}. Use on or off.`)
    const effect = 'Applies to bets immediately. Pages show it when they are next opened.'
    const commandChange = { merchant, command: 'lottery update-play', subject: `${code} ${name} ${state}`, effect }
    return change(operator, commandChange, async (tx) => {
      const game = await requireGame(tx, merchant, code)
      const playIds = playsCalled(game, name)
      if (playIds.length === 0) throw new CommandFailed(`${code} has no play ${name}. See packages/lottery/README.md.`)
      const closed = await closedPlays(tx, game.id)
      return {
        before: playIds.map((id) => (closed.has(id) ? 'off' : 'on')),
        after: playIds.map(() => state),
        write: () => setPlaySale(tx, { gameId: game.id, playIds, isSale: state === 'on' }),
      }
    })
  },
}
