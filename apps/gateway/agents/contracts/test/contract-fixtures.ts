import { randomUUID } from 'node:crypto'

import type { ContractCategory, ContractKind, ContractTier } from '@ante/contract/agents/contract-tiers.ts'
import { changeContract, offerContract, stepContract } from '@ante/contract/agents/contracts.ts'
import type { Contract } from '@ante/contract/agents/contracts.ts'

import * as z from 'zod/mini'

import type { SharedGateway } from '../../../test/start-gateway.ts'
import type { LineMember } from '../../../test/members.ts'
import { findContractDetails, offerByOperator } from '../operator-contracts.ts'

export const share = (minVolume: string, activeMembers: number, rate: string): ContractTier => ({
  minVolume,
  netLoss: '0.00',
  activeMembers,
  rateType: 'P',
  rate,
})

export const TIERS = [share('10000.00', 2, '0.3'), share('50000.00', 5, '0.5')]
export const LOWER_TIERS = [share('10000.00', 2, '0.2'), share('50000.00', 5, '0.4')]

export interface Offered {
  kind?: ContractKind
  category?: ContractCategory
  tiers?: ContractTier[]
  key?: string
}

/** Offers a contract from an agent to a downline, as the page does. */
export const offer = (gateway: SharedGateway, from: LineMember, to: LineMember, input: Offered = {}) => {
  const { kind = 'daily_salary', category = 'CONS', tiers = TIERS, key = randomUUID() } = input
  return gateway.call(
    offerContract,
    { kind, category, downline: String(to.memberId), tiers },
    { token: from.token, headers: { 'Idempotency-Key': key } },
  )
}

const STEPS = z.enum(['accept', 'reject', 'withdraw', 'end'])
type Step = z.output<typeof STEPS>

/** Makes a step for one of the parties, as the page does. A step with `!` confirms the warning about rates. */
export const step = (
  gateway: SharedGateway,
  by: LineMember,
  { contractId, version }: Pick<Contract, 'contractId' | 'version'>,
  kinds: Step | `${Step}!`,
) => {
  const [stepName = '', knows] = kinds.split(/(!)/)
  const move = { id: contractId, step: STEPS.parse(stepName), version, confirmed: knows === '!' }
  return gateway.call(stepContract, move, { token: by.token })
}

/** Offers a top agent a contract with the merchant as upline, and accepts it. */
export async function topContract(gateway: SharedGateway, top: LineMember, input: Offered = {}): Promise<Contract> {
  const { kind = 'daily_salary', category = 'CONS', tiers = TIERS } = input
  const { db, clock } = gateway.ports
  const by = { actor: 'tester', at: clock.now() }
  const made = await offerByOperator(
    db,
    { merchantCode: 'aurora', downlineId: top.memberId, kind, category },
    tiers,
    by,
  )
  if (!made) throw new Error('the contract exists already')
  const answer = await step(gateway, top, { contractId: String(made.id), version: made.version }, 'accept')
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

export async function storedContractOf({ ports }: SharedGateway, contractId: string) {
  const stored = await findContractDetails(ports.db, BigInt(contractId))
  if (!stored) throw new Error(`there is no contract ${contractId}`)
  return stored
}

export const codeOf = (answer: { ok: true } | { ok: false; code: string }): string => (answer.ok ? 'done' : answer.code)

/**
 * Returns actions of contract parties. The top agent's contract with the merchant is created when a downline first
 * needs it.
 */
export function contractsOf(fixtures: () => { gateway: SharedGateway; top: LineMember }) {
  let hasTop = false

  async function offered(from: LineMember, to: LineMember, input: Offered = {}): Promise<Contract> {
    const answer = await offer(fixtures().gateway, from, to, input)
    if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer.details)}`)
    return answer.value
  }

  async function accepted(from: LineMember, to: LineMember, input: Offered = {}): Promise<Contract> {
    const answer = await step(fixtures().gateway, to, await offered(from, to, input), 'accept')
    if (!answer.ok) throw new Error(answer.code)
    return answer.value
  }

  /** Puts a contract in force with a direct downline of the top agent, with the top agent's terms. */
  async function putInForce(member: LineMember, input: Offered = {}): Promise<Contract> {
    const { gateway, top } = fixtures()
    if (!hasTop) await topContract(gateway, top)
    hasTop = true
    return accepted(top, member, input)
  }

  const change = (by: LineMember, { contractId: id, version }: Contract, tiers = LOWER_TIERS) =>
    fixtures().gateway.call(changeContract, { id, version, tiers }, { token: by.token })

  return { offered, accepted, putInForce, change }
}
