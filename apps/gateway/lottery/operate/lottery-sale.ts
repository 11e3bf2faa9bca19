import { closedPlays, lotterySaleOf, LotterySale, playsCalled, setLotterySale, setPlaySale } from '../public.ts'
import { change } from '../../operator/kit/change.ts'
import { merchantParameter } from '../../operator/kit/command.ts'
import type { Command } from '../../operator/kit/command.ts'
import { NotDone, UsageError } from '../../operator/kit/failures.ts'
import { gameNamed, gameParameter } from './lottery-games.ts'

export const sale: Command = {
  action: 'sale',
  summary: 'Lets a game take bets, or none, for a while or longer: what was bet is drawn and settled all the same',
  parameters: [
    merchantParameter,
    gameParameter,
    { name: 'on|off|paused', about: 'whether it takes bets; paused has a code of its own, for it will again' },
  ],
  examples: ['aurora FFC60 off'],
  run: (operator, { words: { merchant = '', game: code = '', 'on|off|paused': said = '' } }) => {
    const { data: after } = LotterySale.safeParse(said)
    if (!after) throw new UsageError(`A game’s sale is on or off or paused, not ${said}.`)
    const seen = 'Bets are taken, or refused, at once; open pages show it within a few seconds.'
    const wanted = { merchant, command: 'lottery sale', subject: `${code} ${said}`, seen }
    return change(operator, wanted, async (tx) => {
      const game = await gameNamed(tx, merchant, code)
      return { before: lotterySaleOf(game), after, write: () => setLotterySale(tx, { gameId: game.id, sale: after }) }
    })
  },
}

export const play: Command = {
  action: 'play',
  summary: 'Lets a play of a game take bets, or none: what was bet on it is settled all the same',
  parameters: [
    merchantParameter,
    gameParameter,
    { name: 'play', about: 'its name or number in the lottery rules, for example last3_straight' },
    { name: 'on|off', about: 'whether it takes bets' },
  ],
  examples: ['aurora FFC60 last3_straight off'],
  run: (operator, { words: { merchant = '', game: code = '', play: name = '', 'on|off': state = '' } }) => {
    if (state !== 'on' && state !== 'off') throw new UsageError(`A play’s sale is on or off, not ${state}.`)
    const seen = 'Bets on it are taken, or refused, at once; pages show it when they are opened next.'
    const wanted = { merchant, command: 'lottery play', subject: `${code} ${name} ${state}`, seen }
    return change(operator, wanted, async (tx) => {
      const game = await gameNamed(tx, merchant, code)
      const playIds = playsCalled(game, name)
      if (playIds.length === 0) throw new NotDone(`${code} has no play ${name}. See packages/lottery/README.md.`)
      const closed = await closedPlays(tx, game.id)
      return {
        before: playIds.map((id) => (closed.has(id) ? 'off' : 'on')),
        after: playIds.map(() => state),
        write: () => setPlaySale(tx, { gameId: game.id, playIds, isSale: state === 'on' }),
      }
    })
  },
}
