import * as z from 'zod/mini'

import { endpoint } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { PageSize } from '../kit/paging.ts'
import { GameCategory } from './category.ts'
import { onWire } from '../kit/wire-names.ts'

/** A real win; the name is masked. */
export const Winner = z.object({
  roundId: z.string(),
  iconUrl: z.string(),
  gameName: z.string(),
  /** Null for the gateway's own lottery, which is not in the catalogue. */
  nodeId: z.nullable(z.number()),
  customerName: z.string(),
  winAmount: DecimalText,
  currency: Currency,
})
export type Winner = z.output<typeof Winner>

export const WINNERS_SHOWN = 20

export const WinnersPeriod = z.enum(['day', 'week'])
export type WinnersPeriod = z.output<typeof WinnersPeriod>

/** A game category, or all of them. */
export const WinnersCategory = z.enum(['ALL', ...GameCategory.options])

export const listWinners = endpoint({
  summary: 'Returns recent wins, largest first.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  access: 'anyone',
  input: z.object({
    category: onWire('gameCategory', z._default(WinnersCategory, 'ALL')),
    /** Today, or today and the six days before. A day begins at midnight in the merchant's time zone. */
    period: z._default(WinnersPeriod, 'week'),
    limitNum: PageSize(WINNERS_SHOWN),
  }),
  output: z.object({ vo: z.array(Winner) }),
})
