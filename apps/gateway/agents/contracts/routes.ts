import {
  processContractDividend,
  processContractHourSalary,
  processDailySalaryContract,
  processRealTimeSalaryContract,
} from '@ante/contract/agents/contract-answers.ts'
import { getConsolidatedFunds } from '@ante/contract/agents/contract-funds.ts'
import type { ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import {
  changeContract,
  getContractTerms,
  listContractReceivers,
  listContracts,
  offerContract,
  showContract,
  stepContract,
} from '@ante/contract/agents/contracts.ts'

import type { SignedIn } from '../../kit/context.ts'
import { serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import { requireParty } from './contract-ports.ts'
import type { ContractPorts } from './contract-ports.ts'
import { contractsOf, showOneContract } from './list-contracts.ts'
import { offerToDownline } from './offer-contract.ts'
import { receiversOf, showContractTerms } from './offering.ts'
import { showFunds } from './show-funds.ts'
import { changeTerms, requireKind, ownOpenContract, takeStep } from './step-contract.ts'

/** Routes for contracts between agents and their downlines. */
export function contractRoutes(app: Server, ports: ContractPorts): void {
  serve(app, getConsolidatedFunds, (_, { member }) => showFunds(ports, member))
  serve(app, listContracts, (input, { member }) => contractsOf(ports, member, input))
  serve(app, showContract, (input, { member }) => showOneContract(ports, member, input))
  serve(app, getContractTerms, (input, { member }) => showContractTerms(ports, member, input))
  serve(app, listContractReceivers, (input, { member }) => receiversOf(ports, member, input))
  serve(app, offerContract, (input, context) => offerToDownline(ports, input, context))
  serve(app, changeContract, (input, { member }) => changeTerms(ports, member, input))
  serve(app, stepContract, (input, { member }) => takeStep(ports, member, input))
  oldAnswers(app, ports)
}

interface Answer {
  status: 'A' | 'R'
  version?: number | undefined
  confirmed: boolean
}

/** Legacy calls, with the same effect, but other parameters that identify the contract. */
function oldAnswers(app: Server, ports: ContractPorts): void {
  const answer = async (member: SignedIn, kind: ContractKind, id: string, { status, version, confirmed }: Answer) => {
    await requireParty(ports, member, kind)
    await requireKind(ports, member, { id, kind })
    const step = status === 'A' ? 'accept' : 'reject'
    return takeStep(ports, member, { id, step, version: version ?? null, confirmed })
  }
  serve(app, processContractDividend, async ({ type: category, ...input }, { member }) => {
    const id = await ownOpenContract(ports.db, member, { kind: 'dividend', category })
    return answer(member, 'dividend', id, input)
  })
  serve(app, processDailySalaryContract, ({ id, ...input }, { member }) => answer(member, 'daily_salary', id, input))
  serve(app, processContractHourSalary, ({ contractId, ...input }, { member }) =>
    answer(member, 'hourly_salary', contractId, input),
  )
  serve(app, processRealTimeSalaryContract, ({ id, ...input }, { member }) =>
    answer(member, 'realtime_salary', id, input),
  )
}
