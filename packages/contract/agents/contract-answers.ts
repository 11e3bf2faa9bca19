import * as z from 'zod/mini'

import { endpoint } from '../kit/endpoint.ts'
import { memberMay } from '../member/member-type.ts'
import { stepContract } from './contracts.ts'
import { ContractCategory } from './contract-tiers.ts'

const ContractId = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

const answered = {
  /** A: accepted, R: declined. */
  status: z.enum(['A', 'R']),
  /** Version that the member has read; absent for the newest. */
  version: z.optional(z.int().check(z.gte(1), z.lte(1_000_000_000))),
  /** Whether the member accepts although they promised a downline more: see `contract.confirm.higher.rate`. */
  confirmed: z._default(z.boolean(), false),
}

const common = {
  method: 'POST',
  access: 'member',
  may: memberMay.signContracts,
  output: stepContract.output,
  refusals: stepContract.refusals,
} as const

/** Calls of the old platform that answer an offer. Each identifies the contract by other fields. */
export const processContractDividend = endpoint({
  ...common,
  summary: 'Answers the open offer or request of the member’s dividend contract in a category.',
  path: '/wps/relay/MCSFE_processContractDividend',
  input: z.object({ type: ContractCategory, ...answered }),
})

export const processDailySalaryContract = endpoint({
  ...common,
  summary: 'Answers the open offer or request of the member’s daily salary contract.',
  path: '/wps/relay/MCSFE_processDailySalaryContract',
  input: z.object({ id: ContractId, ...answered }),
})

export const processContractHourSalary = endpoint({
  ...common,
  summary: 'Answers the open offer or request of the member’s hourly salary contract.',
  path: '/wps/relay/MCSFE_processContractHourSalary',
  input: z.object({ contractId: ContractId, ...answered }),
})

export const processRealTimeSalaryContract = endpoint({
  ...common,
  summary: 'Answers the open offer or request of the member’s real-time salary contract.',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  input: z.object({ id: ContractId, ...answered }),
})
