import * as z from 'zod/mini'

import { DecimalText } from '../kit/money.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'

/** Figures of money, in the merchant's currency. */
export const MoneyFigure = z.enum([
  'deposits',
  'withdrawals',
  'stakes',
  'winnings',
  /** Gross gaming revenue: stakes less winnings. */
  'ggr',
  /** Bonuses, rebates, salaries and dividends, less reversals. */
  'bonuses',
  /** Contributions to jackpots, less payouts from jackpots. */
  'jackpots',
  /** Deposit fees that the merchant reimburses, less withdrawal fees that the merchant keeps. */
  'paymentCosts',
  /** Net gaming revenue: `ggr` less bonuses, jackpots and payment costs. */
  'ngr',
])
export type MoneyFigure = z.infer<typeof MoneyFigure>

export const CountFigure = z.enum(['depositCount', 'withdrawalCount', 'newPlayers', 'firstDeposits', 'activePlayers'])
export type CountFigure = z.infer<typeof CountFigure>

/** Schema of one figure on three days, each up to the same time of day. */
const ofThreeDays = <Name extends z.ZodMiniType, Value extends z.ZodMiniType>(name: Name, value: Value) =>
  z.object({ name, today: value, yesterday: value, lastWeek: value })

/** Queues of work that awaits staff. */
export const QueueName = z.enum([
  'withdrawals',
  'deposits',
  'depositProblems',
  'approvals',
  'heldWins',
  'lateDraws',
  'chats',
  'feedback',
  'openRounds',
])
export type QueueName = z.infer<typeof QueueName>

/** Queues are counted up to this number; a longer queue is shown as `10,000+`. */
export const QUEUE_COUNT_LIMIT = 10_000

const HourFigures = z.object({ deposits: DecimalText, withdrawals: DecimalText, ggr: DecimalText })
export type HourFigures = z.infer<typeof HourFigures>

export const getDashboard = staffEndpoint({
  summary:
    'Returns the figures of today, of yesterday and of a week ago until the same time, and what waits for staff.',
  method: 'GET',
  path: '/console/m/:merchant/dashboard',
  permission: 'operation.dashboard.read',
  input: z.object({ merchant: Scope }),
  output: z.object({
    currency: z.string(),
    /** The merchant's zone, by which days are counted. */
    zone: z.string(),
    day: z.string(),
    /** The figures of all three days end at this time of the merchant's clock. */
    until: z.string(),
    money: z.array(ofThreeDays(MoneyFigure, DecimalText)),
    counts: z.array(ofThreeDays(CountFigure, z.int())),
    /**
     * The hours of the three days by the merchant's clock, in order. The hour that is repeated when clocks are set back
     * occurs twice: hours with the same `hour` and `isRepeated` are compared.
     */
    hours: z.array(
      z.object({
        hour: z.int(),
        /** Whether it is the second of two hours with this name. */
        isRepeated: z.boolean(),
        /** Null for an hour that has not ended, or that the day does not have. */
        today: z.nullable(HourFigures),
        yesterday: z.nullable(HourFigures),
        lastWeek: z.nullable(HourFigures),
      }),
    ),
    /** Queues that the caller may see. */
    queues: z.array(
      z.object({
        name: QueueName,
        /** Number of items, at most `QUEUE_COUNT_LIMIT` + 1. */
        count: z.int(),
        oldestAt: z.nullable(z.string()),
      }),
    ),
    parties: z.array(
      z.object({
        kind: z.enum(['provider', 'vendor']),
        code: z.string(),
        name: z.string(),
        /** `unknown`: not called yet. `closed`: closed by an operator. */
        state: z.enum(['up', 'down', 'closed', 'unknown']),
        since: z.nullable(z.string()),
        /** Time of the last answer or failure. */
        seenAt: z.nullable(z.string()),
        problem: z.string(),
      }),
    ),
  }),
  refusals: {},
})
export type DashboardFigures = z.infer<typeof getDashboard.output>
