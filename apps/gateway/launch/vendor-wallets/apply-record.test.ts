import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { inTransaction } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import { sharedGateway } from '../../test/shared-gateway.ts'
import type { VendorRecord } from '../vendors/adapter.ts'
import { applyRecord } from './apply-record.ts'

const VENDOR = 'CRB'
const AT = new Date()

const gateway = sharedGateway()

type RecordInput = Partial<VendorRecord> & Pick<VendorRecord, 'kind'>

/** Applies these records of one round, and returns the stored round. */
async function roundAfter(...received: RecordInput[]) {
  const { db } = gateway.ports
  const memberId = await makeTestMember(gateway, '0.00')
  const { node_id: nodeId } = await db
    .selectFrom('game')
    .select('node_id')
    .where('vendor', '=', VENDOR)
    .limit(1)
    .executeTakeFirstOrThrow()
  const player = { memberId, merchantCode: 'aurora', currency: 'PHP' }
  const common = { playerId: String(memberId), roundId: randomUUID(), gameId: 'a-game', closesRound: false, at: AT }
  const sessionId = randomUUID()
  for (const change of received) {
    const record = {
      id: randomUUID(),
      betId: change.kind === 'bet' ? null : randomUUID(),
      units: 0n,
      ...common,
      ...change,
    }
    await inTransaction(db, (tx) => applyRecord(tx, { vendor: VENDOR, player, record, sessionId, nodeId }, AT))
  }
  const rounds = db.selectFrom('game_round').select(['state', 'staked', 'paid']).where('member_id', '=', memberId)
  return rounds.execute()
}

const STAKE = unitsOf('1.00')

test.each<[string, RecordInput[], object[]]>([
  ['a bet opens a round', [{ kind: 'bet', units: STAKE }], [{ state: 'open', staked: STAKE, paid: 0n }]],
  [
    'a win of zero closes the round',
    [
      { kind: 'bet', units: STAKE },
      { kind: 'win', closesRound: true },
    ],
    [{ state: 'closed', staked: STAKE, paid: 0n }],
  ],
  [
    'a rollback of the bet voids the round',
    [
      { kind: 'bet', units: STAKE },
      { kind: 'rollback', units: STAKE },
    ],
    [{ state: 'voided', staked: 0n, paid: 0n }],
  ],
  ['a rollback of an unknown bet creates no round', [{ kind: 'rollback' }], []],
  [
    'a bet after a rollback of an unknown bet opens a round',
    [{ kind: 'rollback' }, { kind: 'bet', units: STAKE }],
    [{ state: 'open', staked: STAKE, paid: 0n }],
  ],
])('%s', async (_name, received, rounds) => {
  expect(await roundAfter(...received)).toEqual(rounds)
})
