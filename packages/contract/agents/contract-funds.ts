import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'
import { DecimalText } from '../kit/money.ts'
import { ContractStatus } from './contract-state.ts'
import { memberMay } from '../member/member-type.ts'

/** Returns the schema of a record by category, such as `CONS` or `RNG`; the record is empty without a contract. */
const byCategory = <Shape extends z.ZodMiniType>(shape: Shape) => z.record(z.string(), shape)

const Dividend = byCategory(
  z.array(
    z.object({
      minimumBet: DecimalText,
      netLoss: DecimalText,
      activeMember: z.number(),
      contractRate: DecimalText,
      status: ContractStatus,
    }),
  ),
)

const rated = { activeMember: z.number(), rateType: z.enum(['P', 'F']), rate: DecimalText }

const Daily = byCategory(
  z.object({
    id: z.string(),
    status: ContractStatus,
    details: z.array(z.object({ betVolume: DecimalText, ...rated })),
  }),
)

const Hourly = byCategory(
  z.object({
    contractId: z.string(),
    status: ContractStatus,
    hourSalaryRates: z.array(z.object({ minimumBet: DecimalText, ...rated })),
  }),
)

/**
 * Offers that await the member's answer (`…req…`), and contracts in force (`…info…`). Source: domain handbook 6.8 and
 * 6.14.
 */
export const getConsolidatedFunds = endpoint({
  summary: 'Returns the member’s pending and active contracts by kind and category.',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  access: 'member',
  may: memberMay.signContracts,
  showsMoney: true,
  input: Nothing,
  output: z.object({
    dailysalreqtype: Daily,
    divtypereq: Dividend,
    /** A copy of `divtypereq` under the field name that newer pages of the platform read. */
    divtypecompperiodreq: Dividend,
    contracthoursalreq: Hourly,
    realtimesalreqtype: Daily,
    dailysalinfotype: Daily,
    divtypeinfo: Dividend,
    contracthoursalinfo: Hourly,
    realtimesalinfotype: Daily,
  }),
})
export type ConsolidatedFunds = z.output<typeof getConsolidatedFunds.output>
