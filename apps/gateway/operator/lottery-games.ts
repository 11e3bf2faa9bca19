import { lotteryGamesOf, setLotterySale } from '../lottery/public.ts'
import type { LotteryGame } from '../lottery/public.ts'
import { change } from './change.ts'
import { anyMerchant, merchantParameter } from './command.ts'
import type { Command } from './command.ts'
import { NotDone, UsageError } from './failures.ts'
import { merchantsNamed } from './merchant-named.ts'
import { didYouMean } from './nearest.ts'

export const gameParameter = { name: 'game', about: 'the game’s code, for example FFC60' }

export const list: Command = {
  action: 'list',
  summary: 'Shows the lottery games, when they are drawn, by whom, and whether they are on sale',
  parameters: [anyMerchant],
  run: async ({ db }, { words }) => {
    const merchants = (await merchantsNamed(db, words['merchant'])).map(({ code }) => code)
    const rows = (await lotteryGamesOf(db)).filter((game) => merchants.includes(game.merchant_code))
    const columns = ['merchant', 'game', 'name', 'family', 'drawn', 'by', 'sale']
    return { kind: 'list', columns, rows: rows.map(listed), empty: 'No merchant has lottery games.' }
  },
}

const listed = (game: LotteryGame): Record<string, unknown> => ({
  merchant: game.merchant_code,
  game: game.code,
  name: game.name,
  family: game.family,
  drawn: timesOf(game),
  by: game.is_house ? 'house' : 'operator',
  sale: game.is_sale ? 'on' : 'off',
})

function timesOf({ schedule }: LotteryGame): string {
  if (schedule.kind === 'steady') {
    const { seconds, hours } = schedule
    return `every ${seconds} s${hours ? ` from ${hours.from} to ${hours.to}` : ''}`
  }
  return `at ${schedule.times.join(', ')}${schedule.zone ? ` (${schedule.zone})` : ''}`
}

export const sale: Command = {
  action: 'sale',
  summary: 'Lets a game take bets, or none: what was bet is drawn and settled all the same',
  parameters: [merchantParameter, gameParameter, { name: 'on|off', about: 'whether it takes bets' }],
  examples: ['aurora FFC60 off'],
  run: (operator, { words: { merchant = '', game: code = '', 'on|off': state = '' } }) => {
    if (state !== 'on' && state !== 'off') throw new UsageError(`A game’s sale is on or off, not ${state}.`)
    const subject = `${code} ${state}`
    const seen = 'Bets are taken, or refused, at once; open pages show it within a few seconds.'
    return change(operator, { merchant, command: 'lottery sale', subject, seen }, async (tx) => {
      const ofMerchant = (await lotteryGamesOf(tx)).filter((one) => one.merchant_code === merchant)
      const game = ofMerchant.find((one) => one.code === code)
      if (!game) throw noGame(merchant, code, ofMerchant)
      return {
        before: game.is_sale,
        after: state === 'on',
        write: () => setLotterySale(tx, { gameId: game.id, isSale: state === 'on' }),
      }
    })
  },
}

export const noGame = (merchant: string, code: string, games: LotteryGame[]): NotDone =>
  new NotDone(
    `${merchant} has no lottery game ${code}.${didYouMean(
      code,
      games.map((game) => game.code),
    )} See lottery list ${merchant}.`,
  )
