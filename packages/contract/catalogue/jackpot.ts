import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { Game } from './games.ts'

/** Balance of the merchant's jackpot account in the ledger. */
export const JackpotPool = z.object({ pool: DecimalText, currency: Currency })
export type JackpotPool = z.output<typeof JackpotPool>

export const getJackpot = endpoint({
  summary: 'Returns the merchant’s jackpot pool, or null, and the jackpot games.',
  method: 'GET',
  path: '/wps/relay/VIS_getJackpot',
  access: 'anyone',
  input: Nothing,
  output: z.object({ jackpot: z.nullable(JackpotPool), games: z.array(Game) }),
})
