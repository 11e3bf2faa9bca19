import type { Db } from '../../kit/db.ts'
import { lotteryGamesOf, lotterySaleOf } from '../public.ts'
import type { LotteryGame } from '../public.ts'
import { anyMerchant } from '../../operator/kit/command.ts'
import type { Command } from '../../operator/kit/command.ts'
import { CommandFailed } from '../../operator/kit/failures.ts'
import { requireMerchantCodes } from '../../operator/kit/require-merchants.ts'
import { didYouMean } from '../../operator/kit/did-you-mean.ts'

export const gameParameter = { name: 'game', about: 'the lottery’s code, for example FFC60' }

export const list: Command = {
  action: 'list',
  summary: 'Lists lotteries with draw schedule, source of results and sales state',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => {
    const merchants = await requireMerchantCodes(db, positional['merchant'])
    const rows = (await lotteryGamesOf(db)).filter((game) => merchants.includes(game.merchant_code))
    const columns = ['merchant', 'game', 'name', 'family', 'resultBy', 'sale', 'schedule']
    return { kind: 'list', columns, rows: rows.map(gameRow), empty: 'There are no lotteries.' }
  },
}

const gameRow = (game: LotteryGame): Record<string, unknown> => ({
  merchant: game.merchant_code,
  game: game.code,
  name: game.name,
  family: game.family,
  schedule: timesOf(game),
  resultBy: game.is_house ? 'house' : 'operator',
  sale: lotterySaleOf(game),
})

function timesOf({ schedule }: LotteryGame): string {
  if (schedule.kind === 'steady') {
    const { seconds, hours } = schedule
    return `every ${seconds} s${hours ? ` from ${hours.from} to ${hours.to}` : ''}`
  }
  return `at ${schedule.times.join(', ')}${schedule.zone ? ` (${schedule.zone})` : ''}`
}

/** Returns the merchant's game with this code. */
export async function requireGame(db: Db, merchant: string, code: string): Promise<LotteryGame> {
  const ofMerchant = (await lotteryGamesOf(db)).filter((item) => item.merchant_code === merchant)
  const game = ofMerchant.find((candidate) => candidate.code === code)
  if (!game) throw noGame(merchant, code, ofMerchant)
  return game
}

const noGame = (merchant: string, code: string, games: LotteryGame[]): CommandFailed =>
  new CommandFailed(
    `${merchant} has no lottery ${code}.${didYouMean(
      code,
      games.map((game) => game.code),
    )} See \`ante lottery list ${merchant}\`.`,
  )
