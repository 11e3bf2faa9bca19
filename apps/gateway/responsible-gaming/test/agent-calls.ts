import { randomUUID } from 'node:crypto'

import {
  processContractDividend,
  processContractHourSalary,
  processDailySalaryContract,
  processRealTimeSalaryContract,
} from '@ante/contract/agents/contract-answers.ts'
import type { ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import { changeContract, stepContract } from '@ante/contract/agents/contracts.ts'
import { promoteDownline } from '@ante/contract/agents/downline.ts'
import { putDownlineRates } from '@ante/contract/agents/rebates.ts'
import { sendTeamMessage } from '@ante/contract/agents/team-message.ts'
import { transferToDownlines } from '@ante/contract/cashier/line-transfers.ts'

import { LOWER_TIERS, offer, TIERS, topContract } from '../../agents/contracts/test/contract-fixtures.ts'
import { linksAt } from '../../agents/links/test/links.ts'
import { PAYMENT_PASSWORD, lineMember } from '../../test/members.ts'
import type { LineMember } from '../../test/members.ts'
import type { SharedGateway } from '../../test/start-gateway.ts'

/** An agent with pending offers, an upline and a downline. */
export interface AgentWithOffers {
  above: LineMember
  member: LineMember
  below: LineMember
}

const KINDS: ContractKind[] = ['daily_salary', 'hourly_salary', 'realtime_salary', 'dividend']

/** Creates offers to the agent, by kind, and an offer by the agent. */
export async function offersFor(gateway: SharedGateway, { above, member }: Omit<AgentWithOffers, 'below'>) {
  const waiting = new Map<ContractKind, string>()
  for (const kind of KINDS) {
    await topContract(gateway, above, { kind })
    waiting.set(kind, contractOf(await offer(gateway, above, member, { kind, tiers: LOWER_TIERS })))
  }
  await topContract(gateway, above, { category: 'RNG' })
  const rng = contractOf(await offer(gateway, above, member, { category: 'RNG' }))
  const accepted = await gateway.call(stepContract, { id: rng, step: 'accept', version: 1 }, member)
  if (!accepted.ok) throw new Error(accepted.code)
  const agent = await lineMember(gateway, '0.00', { above: member, type: 1 })
  return {
    waiting,
    agent,
    own: contractOf(await offer(gateway, member, agent, { category: 'RNG', tiers: LOWER_TIERS })),
  }
}

export type Offers = Awaited<ReturnType<typeof offersFor>>

function contractOf(answer: Awaited<ReturnType<typeof offer>>): string {
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.contractId
}

/** Returns calls by which an agent makes or accepts offers, or sends money. */
export function refusedAgentCalls(
  gateway: SharedGateway,
  { member, below }: AgentWithOffers,
  { waiting, agent, own }: Offers,
) {
  const memberId = String(below.memberId)
  const answer = { status: 'A' } as const
  const id = (kind: ContractKind) => waiting.get(kind) ?? ''
  return {
    changeContract: () => gateway.call(changeContract, { id: own, version: 1, tiers: TIERS }, member),
    createAffiliateUrl: () => linksAt(gateway).createLink(member),
    offerContract: () => offer(gateway, member, agent, { category: 'RNG', tiers: LOWER_TIERS }),
    processContractDividend: () => gateway.call(processContractDividend, { type: 'CONS', ...answer }, member),
    processContractHourSalary: () =>
      gateway.call(processContractHourSalary, { contractId: id('hourly_salary'), ...answer }, member),
    processDailySalaryContract: () =>
      gateway.call(processDailySalaryContract, { id: id('daily_salary'), ...answer }, member),
    processRealTimeSalaryContract: () =>
      gateway.call(processRealTimeSalaryContract, { id: id('realtime_salary'), ...answer }, member),
    promoteDownline: () => gateway.call(promoteDownline, { memberId }, member),
    putDownlineRates: () =>
      gateway.call(putDownlineRates, { memberId, rates: [{ category: 'RNG', rate: '0' }] }, member),
    sendTeamMessage: () =>
      gateway.call(
        sendTeamMessage,
        { text: 'Come and play' },
        {
          ...member,
          headers: { 'Idempotency-Key': randomUUID() },
        },
      ),
    stepContract: () => gateway.call(stepContract, { id: id('dividend'), step: 'accept', version: 1 }, member),
    transferToDownlines: () =>
      gateway.call(
        transferToDownlines,
        { lines: [{ to: below.account, amount: '5.00' }], paymentPassword: PAYMENT_PASSWORD },
        { ...member, headers: { 'Idempotency-Key': randomUUID() } },
      ),
  }
}
