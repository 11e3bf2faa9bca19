import * as z from 'zod/mini'

import { endpoint } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'

/** Kind of the credit that has a wagering requirement. */
export const TurnoverCause = z.enum(['deposit', 'bonus', 'grant', 'transfer'])

/** Wagering requirement of a credit before a withdrawal. `waiting`: an earlier requirement is not met yet. */
const TurnoverRequirement = z.object({
  cause: TurnoverCause,
  amount: DecimalText,
  /** Multiple of the amount. */
  multiple: DecimalText,
  required: DecimalText,
  done: DecimalText,
  left: DecimalText,
  state: z.enum(['open', 'waiting']),
  madeAt: z.iso.datetime(),
})
export type TurnoverRequirement = z.output<typeof TurnoverRequirement>

/** Source of the name: domain handbook 7.4. The address is new, beside the addresses of withdrawals. */
export const getTurnoverInfo = endpoint({
  summary: 'Returns the turnover requirements before a withdrawal: required, completed and remaining, oldest first.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTurnoverInfo',
  access: 'member',
  showsMoney: true,
  input: z.object({}),
  output: z.object({
    /** Sums of the requirements that are not met. */
    required: DecimalText,
    done: DecimalText,
    /** Rounded up; after reversed bets it may be more than `required` minus `done`. */
    left: DecimalText,
    currency: Currency,
    requirements: z.array(TurnoverRequirement),
  }),
})
export type TurnoverInfo = z.output<typeof getTurnoverInfo.output>
