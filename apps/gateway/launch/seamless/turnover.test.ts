import { seamlessRollback } from '@ante/contract/launch/seamless-wallet.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { inTransaction } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { grant, turnoverLeft } from '../../wallet/public.ts'
import { gamesOf, writeRounds } from '../test/rounds.ts'
import { addRequirement, turnoverOf } from '../test/turnover-fixtures.ts'
import { sessionOf, vendorOf } from '../test/vendor.ts'
import type { Session, TestVendor } from '../test/vendor.ts'

let gateway: TestGateway
let vendor: TestVendor

beforeAll(async () => {
  gateway = await startGateway()
  vendor = await vendorOf(gateway)
})

afterAll(() => gateway.stop())

async function player(balance = '1000.00'): Promise<{ member: SignedInMember; session: Session }> {
  const member = await signedIn(gateway, balance)
  return { member, session: { memberId: member.memberId, ...(await sessionOf(vendor, member.memberId, 0)) } }
}

/** Makes a seamless bet and ends its round. */
async function play(session: Session, amount: string, payout = '0.00'): Promise<void> {
  const roundId = crypto.randomUUID()
  const transactionId = `b-${roundId}`
  expect(await vendor.bet(session, { roundId, transactionId, amount })).toMatchObject({ ok: true })
  expect(await vendor.win(session, { roundId, betTransactionId: transactionId, amount: payout })).toMatchObject({
    ok: true,
  })
}

test('a deposit with a multiple of one is met by bets of the same amount, regardless of wins', async () => {
  const { member, session } = await player()
  await addRequirement(gateway, member, { amount: '500.00' })
  expect(await turnoverOf(gateway, member)).toMatchObject({ required: '500.00', done: '0.00', left: '500.00' })
  await play(session, '300.00', '900.00')
  expect(await turnoverOf(gateway, member)).toMatchObject({ done: '300.00', left: '200.00' })
  await play(session, '200.00')
  expect(await turnoverOf(gateway, member)).toEqual({
    required: '0.00',
    done: '0.00',
    left: '0.00',
    currency: 'PHP',
    requirements: [],
  })
})

test('the requirement of a bonus is the sum of bonus and deposit times its multiple', async () => {
  const { member } = await player()
  await addRequirement(gateway, member, { amount: '750.00', multipleHundredths: 1_200, cause: 'bonus' })
  expect(await turnoverOf(gateway, member)).toMatchObject({
    required: '9000.00',
    requirements: [{ cause: 'bonus', amount: '750.00', multiple: '12.00', required: '9000.00', state: 'open' }],
  })
})

test('withdrawal eligibility contains the remaining requirement to the cent', async () => {
  const { member, session } = await player()
  await addRequirement(gateway, member, { amount: '500.00' })
  await play(session, '380.00')
  const query = { memberId: member.memberId, merchantCode: 'aurora' }
  expect(await turnoverLeft(gateway.ports.db, query)).toBe(unitsOf('120.00'))
})

/** Ends a round in each of these games. */
async function endRounds(member: SignedInMember, rounds: { category: string; staked: string; paid: string }[]) {
  const games = gateway.ports.db.selectFrom('game').distinctOn('category').select(['category', 'vendor', 'node_id'])
  const inFull = sql<boolean>`game_percent('aurora', node_id) = 100`
  const known = await games.where(inFull).orderBy('category').orderBy('node_id').execute()
  const written = rounds.flatMap(({ category, staked, paid }) =>
    known
      .filter((game) => game.category === category)
      .map(({ vendor: code, node_id: nodeId }) => {
        const money = { staked: unitsOf(staked), paid: unitsOf(paid) }
        return { vendor: code, nodeId, state: 'closed' as const, ...money, beganAt: gateway.ports.clock.now() }
      }),
  )
  expect(written).toHaveLength(rounds.length)
  await writeRounds(gateway, member.memberId, written)
}

// rules: rewards-5
test('returned stakes have no turnover; between players the amount won or lost counts', async () => {
  const { member } = await player()
  await addRequirement(gateway, member, { amount: '1000.00' })
  await endRounds(member, [
    { category: 'LIVE', staked: '200.00', paid: '200.00' },
    { category: 'SPORTS', staked: '100.00', paid: '100.00' },
    { category: 'PVP', staked: '80.00', paid: '80.00' },
  ])
  expect(await turnoverOf(gateway, member)).toMatchObject({ done: '0.00' })
  await endRounds(member, [
    { category: 'LIVE', staked: '200.00', paid: '195.00' },
    { category: 'SPORTS', staked: '100.00', paid: '0.00' },
    { category: 'RNG', staked: '30.00', paid: '31.00' },
    { category: 'FISH', staked: '20.00', paid: '60.00' },
  ])
  expect(await turnoverOf(gateway, member)).toMatchObject({ done: '126.00' })
})

test('requirements are met in order, and earlier turnover does not count for later ones', async () => {
  const { member, session } = await player()
  await play(session, '70.00')
  await addRequirement(gateway, member, { amount: '100.00', key: `first ${member.memberId}` })
  await addRequirement(gateway, member, { amount: '50.00', multipleHundredths: 150 })
  await addRequirement(gateway, member, { amount: '100.00', key: `first ${member.memberId}` })
  await play(session, '120.00')
  expect(await turnoverOf(gateway, member)).toMatchObject({
    required: '75.00',
    done: '20.00',
    left: '55.00',
    requirements: [{ amount: '50.00', multiple: '1.50', done: '20.00', left: '55.00', state: 'open' }],
  })
})

test('a bet counts when its round has ended, and a voided bet never', async () => {
  const { member, session } = await player()
  await addRequirement(gateway, member, { amount: '100.00' })
  const [stored, undone] = [crypto.randomUUID(), crypto.randomUUID()]
  await vendor.bet(session, { roundId: stored, transactionId: `b-${stored}`, amount: '40.00' })
  await vendor.bet(session, { roundId: undone, transactionId: `b-${undone}`, amount: '60.00' })
  expect(await turnoverOf(gateway, member)).toMatchObject({ done: '0.00' })
  await vendor.win(session, { roundId: stored, betTransactionId: `b-${stored}` })
  const undo = { sessionId: session.sessionId, transactionId: `x-${undone}`, betTransactionId: `b-${undone}` }
  expect(await vendor.call(seamlessRollback, { ...undo, roundId: undone })).toMatchObject({ ok: true })
  expect(await turnoverOf(gateway, member)).toMatchObject({ done: '40.00', left: '60.00' })
})

test('half of a stake against other players counts, or what a merchant sets from a day on', async () => {
  const member = await signedIn(gateway)
  await addRequirement(gateway, member, { amount: '100.00' })
  const { db } = gateway.ports
  const [slot] = await gamesOf(gateway, ['ANS'])
  const { node_id: nodeId, vendor: maker } = await db
    .selectFrom('game')
    .select(['node_id', 'vendor'])
    .where('category', '=', 'PVP')
    .where('edge_hundredths', 'is not', null)
    .orderBy('node_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const ended = { state: 'closed' as const, staked: unitsOf('10.00'), paid: 0n }
  await writeRounds(gateway, member.memberId, [
    { ...ended, vendor: maker, nodeId, beganAt: new Date('2095-01-01T04:00:00Z') },
  ])
  expect(await turnoverOf(gateway, member)).toMatchObject({ done: '5.00' })

  const input = { merchant_code: 'aurora', category: 'RNG', from_day: '2095-01-02', percent: 25 }
  await db.insertInto('turnover_contribution').values(input).execute()
  for (const day of ['2095-01-01T04:00:00Z', '2095-01-02T04:00:00Z']) {
    await writeRounds(gateway, member.memberId, [{ ...ended, ...slot!, beganAt: new Date(day) }])
  }
  expect(await turnoverOf(gateway, member)).toMatchObject({ done: '17.50', left: '82.50' })
})

test('a credit by the operator can have a wagering requirement, once on repeats', async () => {
  const member = await signedIn(gateway)
  const at = gateway.ports.clock.now()
  const input = {
    key: `gift:${member.memberId}`,
    memberId: member.memberId,
    merchantCode: 'aurora',
    currency: 'PHP',
    at,
  }
  for (let time = 0; time < 2; time++) {
    await inTransaction(gateway.ports.db, (tx) =>
      grant(tx, { ...input, amount: unitsOf('20.00'), turnoverHundredths: 300 }),
    )
  }
  expect(await turnoverOf(gateway, member)).toMatchObject({ required: '60.00', requirements: [{ cause: 'grant' }] })
})

test('simultaneously created requirements are ordered', async () => {
  const { member } = await player()
  await Promise.all(Array.from({ length: 6 }, () => addRequirement(gateway, member, { amount: '10.00' })))
  const { required, left, requirements } = await turnoverOf(gateway, member)
  expect([required, left, requirements.length]).toEqual(['60.00', '60.00', 6])
})
