import { randomUUID } from 'node:crypto'

import { DAY_MS } from '@ante/contract/kit/time.ts'
import { claimRebate, getRebate } from '@ante/contract/promotions/rebates.ts'
import type { Rebate, RebateCategory } from '@ante/contract/promotions/rebates.ts'
import { sql } from 'kysely'

import { unitsOf } from '../../kit/money.ts'
import { writeRounds } from '../../launch/test/rounds.ts'
import type { PlayedRound } from '../../launch/test/rounds.ts'
import type { SignedInMember } from '../../test/members.ts'
import type { SharedGateway, TestGateway } from '../../test/start-gateway.ts'
import { claim } from '../rebates/claim-rebate.ts'
import { settleRebates } from '../rebates/settle-rebates.ts'

export type Category = RebateCategory | 'ESPORTS' | 'COCKFIGHT' | 'INHOUSE'

export interface Played {
  category: Category
  staked: string
  paid?: string
  state?: PlayedRound['state']
  beganAt?: Date
  roundId?: string
}

/** Inserts rounds of a member, as the calls of their vendors store them. */
export async function play(gateway: SharedGateway, { memberId }: SignedInMember, ...rounds: Played[]): Promise<void> {
  const games = await gateway.ports.db
    .selectFrom('game')
    .distinctOn('category')
    .select(['category', 'vendor', 'node_id as nodeId'])
    // Games with low house edge count less.
    .where(sql<boolean>`game_percent('aurora', node_id) = 100`)
    .orderBy('category')
    .orderBy('node_id')
    .execute()
  const written = rounds.map(({ category, staked, paid = '0', state = 'closed', beganAt, roundId = randomUUID() }) => {
    const game = games.find((candidate) => candidate.category === category)
    if (!game) throw new Error(`no game of ${category}`)
    const { vendor, nodeId } = game
    const money = { staked: unitsOf(staked), paid: unitsOf(paid) }
    return { vendor, nodeId, roundId, state, ...money, beganAt: beganAt ?? gateway.ports.clock.now() }
  })
  await writeRounds(gateway, memberId, written)
}

/** Voids a round, as a rollback does. */
export async function rollBackRound({ ports }: SharedGateway, memberId: bigint, roundId: string): Promise<void> {
  await ports.db
    .updateTable('game_round')
    .set({ state: 'voided', staked: 0n, paid: 0n, closed_at: null })
    .where('member_id', '=', memberId)
    .where('round_id', '=', roundId)
    .execute()
}

export async function rebateOf(gateway: SharedGateway, { token }: SignedInMember): Promise<Rebate> {
  const answer = await gateway.call(getRebate, {}, { token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

/** Returns the amount of a claim, or the refusal code. */
export async function claimed(
  gateway: SharedGateway,
  { token }: SignedInMember,
  key: string = randomUUID(),
): Promise<string> {
  const answer = await gateway.call(claimRebate, {}, { token, headers: { 'Idempotency-Key': key } })
  return answer.ok ? answer.value.amount : answer.code
}

/** Claims without the rate limit of the route. */
export async function claimUnlimited({ ports }: SharedGateway, { memberId, token }: SignedInMember): Promise<string> {
  const signedIn = { memberId: String(memberId), merchantCode: 'aurora', account: '', type: 0, currency: 'PHP', token }
  const balances = { changed: () => undefined }
  return (await claim({ ...ports, balances }, { member: signedIn, idempotencyKey: randomUUID() })).amount
}

/** Settles rebates as a gateway does this many days from now. */
export async function settleIn({ ports }: TestGateway, days: number): Promise<void> {
  const clock = { now: () => new Date(ports.clock.now().getTime() + days * DAY_MS) }
  for (const code of ['aurora', 'lotus'])
    await settleRebates({ ...ports, clock, balances: { changed: () => undefined } }, code)
}
