import * as z from 'zod/mini'

import { endpoint } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'

/** What a credit has to be played before it may leave. Waiting: one before it is not met yet. */
const TurnoverRequirement = z.object({
  cause: z.enum(['deposit', 'bonus', 'grant', 'transfer']),
  amount: DecimalText,
  /** How many times the amount has to be played. */
  multiple: DecimalText,
  required: DecimalText,
  done: DecimalText,
  left: DecimalText,
  state: z.enum(['open', 'waiting']),
  madeAt: z.iso.datetime(),
})
export type TurnoverRequirement = z.output<typeof TurnoverRequirement>

/** Source: domain handbook 7.4, which has the call's name; its address is ours, beside those of the withdrawal. */
export const getTurnoverInfo = endpoint({
  summary: 'What the member has to play before he may withdraw: what is required, done and left, the oldest first',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTurnoverInfo',
  access: 'member',
  input: z.object({}),
  output: z.object({
    /** Of those that are not met. */
    required: DecimalText,
    done: DecimalText,
    /** Rounded up; after bets were taken back it may be more than is required less what is done. */
    left: DecimalText,
    currency: Currency,
    requirements: z.array(TurnoverRequirement),
  }),
})
export type TurnoverInfo = z.output<typeof getTurnoverInfo.output>
