import * as z from 'zod/mini'

import { DecimalText } from '../../kit/money.ts'
import { playerList } from './player-endpoint.ts'

export const listPlayerRounds = playerList({
  summary: 'Returns the game rounds of a player.',
  part: 'rounds',
  permission: 'launch.round.read',
  row: z.object({
    id: z.string(),
    round: z.string(),
    at: z.string(),
    vendor: z.string(),
    game: z.nullable(z.string()),
    category: z.string(),
    outcome: z.string(),
    staked: DecimalText,
    paid: DecimalText,
    closedAt: z.nullable(z.string()),
    /** Part of the win that awaits a review. */
    held: z.nullable(DecimalText),
  }),
  filter: {},
  extra: {},
})

export const listPlayerLottery = playerList({
  summary: 'Returns the lottery bets of a player, one row per draw and slip.',
  part: 'lottery',
  permission: 'lottery.order.read',
  row: z.object({
    id: z.string(),
    order: z.string(),
    at: z.string(),
    game: z.string(),
    draw: z.string(),
    play: z.string(),
    text: z.string(),
    status: z.string(),
    cost: DecimalText,
    won: DecimalText,
    refunded: DecimalText,
    settledAt: z.nullable(z.string()),
  }),
  filter: {},
  extra: {},
})
