import { inTransaction } from '@ante/plain-server/db.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { heldFixtures, stakeAt, toss, untilSettled } from '../../test/held-fixtures.ts'
import type { HeldFixtures } from '../../test/held-fixtures.ts'
import { notifyDueCorrections } from '../rounds/corrections.ts'
import { roundById } from '../rounds/round-store.ts'

const START_CENTS = 100_000n

let fixtures: HeldFixtures
let table: string
beforeAll(async () => {
  fixtures = await heldFixtures()
})
afterAll(() => fixtures.stop())
beforeEach(() => {
  table = fixtures.begin(START_CENTS)
})

const correct = (roundId: string, result: string, wonCents: bigint) =>
  inTransaction(fixtures.db, async (tx) => {
    await fixtures.heldRounds.lockSubject(tx, table)
    await fixtures.heldRounds.correctHeld(tx, [{ roundId, outcome: { came: result }, wonCents }])
  })
const sent = () => fixtures.gateway.calls.flatMap(({ name, input }) => (name === 'resettle' ? [input] : []))
/** Makes every waiting correction due. */
async function untilReported(): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++) {
    await fixtures.db.query('update studio.correction set due_at = now()')
    if ((await notifyDueCorrections(fixtures.ports)) === 0) return
  }
}

test('a correction is sent once its round is closed, and then the round shows it', async () => {
  const { id } = await stakeAt(fixtures, table)
  await toss(fixtures, table)
  await correct(id, 'tails', 0n)
  expect(await notifyDueCorrections(fixtures.ports)).toBe(0)
  await untilSettled(fixtures)
  expect(await roundById(fixtures.db, id)).toMatchObject({ wonCents: 200n, outcome: { came: 'heads' } })
  await untilReported()

  expect(await roundById(fixtures.db, id)).toMatchObject({ state: 'closed', wonCents: 0n, outcome: { came: 'tails' } })
  expect(sent()).toMatchObject([{ winTransactionId: `${id}:win`, version: 1, amount: '0.00' }])
  expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS - 100n)
  expect(fixtures.tables.received).toEqual(['held', 'closed', 'closed'])
})

test('unanswered corrections are repeated with the same id, and the last one applies', async () => {
  const { id } = await stakeAt(fixtures, table)
  await toss(fixtures, table)
  await untilSettled(fixtures)
  await correct(id, 'tails', 0n)
  await correct(id, 'edge', 500n)
  const lost = new Set<unknown>()
  fixtures.gateway.behave = (name, input) => {
    const isFirst = name === 'resettle' && !lost.has(input['transactionId'])
    lost.add(input['transactionId'])
    if (!isFirst) return 'answer'
    return input['version'] === 1 ? 'lose-request' : 'lose-answer'
  }
  await untilReported()

  expect(new Set(sent().map(({ transactionId }) => transactionId))).toEqual(
    new Set([`${id}:correction-1`, `${id}:correction-2`]),
  )
  expect(await roundById(fixtures.db, id)).toMatchObject({ wonCents: 500n, outcome: { came: 'edge' } })
  expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS + 400n)
})

test('a correction that the gateway refuses leaves the round as it was paid, and is not repeated', async () => {
  const { id } = await stakeAt(fixtures, table)
  await toss(fixtures, table)
  await untilSettled(fixtures)
  await correct(id, 'tails', 0n)
  fixtures.gateway.behave = () => ({ refuse: 'seamless.win.not.found' })
  await untilReported()

  expect(sent()).toHaveLength(1)
  expect(await roundById(fixtures.db, id)).toMatchObject({ wonCents: 200n, outcome: { came: 'heads' } })
})

test.each(['seamless.clock.skew', 'seamless.signature.invalid', 'seamless.session.unknown', 'request.too_many'])(
  'a correction whose call is refused with %s is repeated until it is decided',
  async (refuse) => {
    const { id } = await stakeAt(fixtures, table)
    await toss(fixtures, table)
    await untilSettled(fixtures)
    await correct(id, 'tails', 0n)
    let refusals = 0
    fixtures.gateway.behave = () => (refusals++ < 3 ? { refuse } : 'answer')
    await untilReported()

    expect(sent()).toHaveLength(4)
    expect(await roundById(fixtures.db, id)).toMatchObject({ wonCents: 0n, outcome: { came: 'tails' } })
    expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS - 100n)
  },
)

test('a decided round is returned with its current result; a held or returned one is not', async () => {
  const { id } = await stakeAt(fixtures, table)
  const decided = () => inTransaction(fixtures.db, (tx) => fixtures.heldRounds.decidedAmong(tx, [id]))
  expect(await decided()).toEqual([])
  await toss(fixtures, table)
  expect(await decided()).toMatchObject([{ round: { id }, wonCents: 200n, outcome: { came: 'heads' } }])
  await correct(id, 'tails', 0n)
  expect(await decided()).toMatchObject([{ round: { id }, wonCents: 0n, outcome: { came: 'tails' } }])
})
