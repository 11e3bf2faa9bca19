import { contractEdge } from '@ante/contract/agents/contract-state.ts'
import type { ContractStep } from '@ante/contract/agents/contract-state.ts'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import type { Db } from '../../kit/db.ts'
import { lineMember } from '../../test/members.ts'
import type { LineMember } from '../../test/members.ts'
import { sharedGateway } from '../../test/shared-gateway.ts'
import { IllegalContractStep, moveContract } from './move-contract.ts'
import { createOffer } from './offer-rules.ts'
import { LOWER_TIERS, TIERS } from './test/contract-fixtures.ts'

const gateway = sharedGateway()
let agent: LineMember
let member: LineMember
beforeAll(async () => {
  agent = await lineMember(gateway, '0.00', { type: 2 })
  member = await lineMember(gateway, '0.00', { type: 1, above: agent })
})

test('no sequence of steps leads to a transition outside the table', async () => {
  const { db } = gateway.ports
  const tries = fc.array(fc.record({ step: fc.constantFrom(...STEPS), as: fc.constantFrom(...SIDES) }), {
    minLength: 5,
    maxLength: 25,
  })
  await fc.assert(
    fc.asyncProperty(tries, async (tried) => {
      const walked = await rolledBack(db, (tx) => walk(tx, tried))
      expect(walked.actual).toEqual(walked.expected)
    }),
    { numRuns: 25 },
  )
})

const STEPS: ContractStep[] = ['accept', 'reject', 'modify', 'edit', 'withdraw', 'end', 'terminate']
const SIDES = ['upline', 'downline', 'operator'] as const

interface Try {
  step: ContractStep
  as: (typeof SIDES)[number]
}

/**
 * Tries steps one after the other on a new offer. Returns the actual and the expected result of each step: the new
 * state, or `refused`.
 */
async function walk(tx: Db, tried: readonly Try[]): Promise<{ actual: string[]; expected: string[] }> {
  const at = gateway.ports.clock.now()
  const parties = { merchantCode: 'aurora', uplineId: agent.memberId, downlineId: member.memberId }
  const input = { kind: 'dividend', category: 'PVP', tiers: TIERS, requestKey: null, actor: '', at } as const
  let row = await createOffer(tx, { ...parties, ...input })
  const [actual, expected]: [string[], string[]] = [[], []]
  for (const { step, as } of tried) {
    const edge = contractEdge({ status: row.status, endingBy: row.ending_by }, step, as)
    expected.push(edge?.to ?? 'refused')
    const move = {
      id: row.id,
      step,
      version: row.version,
      ...((edge?.to === 'E' || edge?.to === 'P') && { tiers: LOWER_TIERS }),
    }
    const mover = { as, side: as === 'operator' ? 'system' : as, memberId: null, at } as const
    const moved = await moveContract(tx, move, mover).catch((error: unknown) => {
      if (error instanceof IllegalContractStep) return null
      throw error
    })
    actual.push(moved?.status ?? 'refused')
    row = moved ?? row
  }
  return { actual, expected }
}

/** Returns the result of `work`, whose changes are rolled back. */
async function rolledBack<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  const left: Result[] = []
  await db
    .transaction()
    .execute(async (tx) => {
      left.push(await work(tx))
      throw new Rollback()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Rollback)) throw error
    })
  const [result] = left
  if (result === undefined) throw new Error('failed')
  return result
}

class Rollback extends Error {}
