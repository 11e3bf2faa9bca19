import { addFavourite } from '@ante/contract/catalogue/favourites.ts'
import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { DAY_MS, MINUTE_MS } from '@ante/contract/kit/time.ts'
import { launchGame } from '@ante/contract/launch/launch-game.ts'
import { seamlessAuthenticate, seamlessRollback } from '@ante/contract/launch/seamless-wallet.ts'
import { getMemberInfo } from '@ante/contract/member/info.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { endTrial } from '../../end-trial.ts'
import { GAME, VENDOR, vendorOf } from '../../launch/test/vendor.ts'
import { MerchantDirectory } from '../../merchant/public.ts'
import { startGateway, startGatewayOn } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { newMember } from '../test/people.ts'
import { endTrials } from './end-trials.ts'
import type { OnTrialEnd } from './end-trials.ts'

let gateway: TestGateway
let merchants: MerchantDirectory
beforeEach(async () => {
  gateway = await startGateway()
  merchants = new MerchantDirectory(gateway.ports)
  await merchants.load()
})
afterEach(() => gateway.stop())

const end = (on = gateway, onTrialEnd: OnTrialEnd = endTrial(merchants)) => endTrials({ ...on.ports, onTrialEnd })

/** Advances the clocks of all test instances. */
const wait = (ms: number, ...others: TestGateway[]) => {
  for (const item of [gateway, ...others]) item.ports.clock.offsetMs += ms
}

async function openTrial() {
  const answer = await gateway.call(loginFreeplay, {})
  if (!answer.ok) throw new Error(answer.code)
  const { token, userName } = answer.value
  const { id } = await gateway.ports.db
    .selectFrom('member')
    .select('id')
    .where('account', '=', userName)
    .executeTakeFirstOrThrow()
  return { id, token }
}

const rowOf = (id: bigint) =>
  gateway.ports.db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const balanceOf = async (memberId: bigint) => {
  const rows = gateway.ports.db.selectFrom('account').select('balance').where('member_id', '=', memberId)
  return (await rows.executeTakeFirstOrThrow()).balance
}
const takenBack = (memberId: bigint) =>
  gateway.ports.db.selectFrom('transfer').select('amount').where('key', '=', `take-back:trial:${memberId}`).execute()
const traces = async (memberId: bigint) => {
  const tables = ['session', 'sign_in', 'security_event', 'game_session', 'favourite_game', 'recent_game'] as const
  const counted = tables.map(async (table) => {
    const rows = await gateway.ports.db
      .selectFrom(table)
      .select('member_id')
      .where('member_id', '=', memberId)
      .execute()
    return rows.length
  })
  return (await Promise.all(counted)).reduce((sum, count) => sum + count, 0)
}

/** Opens the slot with play money and stakes one peso. */
async function playRound(token: string) {
  const vendor = await vendorOf(gateway)
  const { node_id: nodeId } = await gateway.ports.db
    .selectFrom('game')
    .select('node_id')
    .where('game_id', '=', GAME)
    .executeTakeFirstOrThrow()
  const opened = await gateway.call(launchGame, { vendor: VENDOR, gameId: GAME, nodeId: Number(nodeId) }, { token })
  if (!opened.ok) throw new Error(opened.code)
  const launchToken = new URL(opened.value.content.game_url).searchParams.get('token') ?? ''
  const taken = await vendor.call(seamlessAuthenticate, { token: launchToken, gameId: GAME })
  if (!taken.ok) throw new Error(taken.code)
  const session = { sessionId: taken.value.sessionId, memberId: 0n }
  const { currency } = taken.value
  const [roundId, transactionId] = [`r-${session.sessionId}`, `b-${session.sessionId}`]
  expect(await vendor.bet(session, { roundId, transactionId, currency })).toMatchObject({ ok: true })
  const win = () => vendor.win(session, { roundId, betTransactionId: transactionId, currency })
  const takeBack = () =>
    vendor.call(seamlessRollback, {
      sessionId: session.sessionId,
      transactionId: `x-${session.sessionId}`,
      roundId,
      betTransactionId: transactionId,
    })
  const betAgain = () => vendor.bet(session, { currency })
  return { win, takeBack, betAgain }
}

// rules: limits-4
test('a minute before the day is over nothing happens, and a minute after it everything is deleted', async () => {
  const { id, token } = await openTrial()
  await gateway.call(addFavourite, { nodeId: 10_001 }, { token })
  const held = await balanceOf(id)
  const before = { ...(await rowOf(id)), traces: await traces(id) }

  wait(DAY_MS - MINUTE_MS)
  await end()
  expect({ ...(await rowOf(id)), traces: await traces(id) }).toEqual(before)
  expect([before.status, before.traces > 0, before.registered_from !== null]).toEqual(['active', true, true])

  wait(2 * MINUTE_MS)
  await end()
  expect(await rowOf(id)).toMatchObject({ status: 'disabled', registered_from: null, wiped_at: expect.any(Date) })
  expect(await traces(id)).toBe(0)
  expect([await balanceOf(id), await takenBack(id)]).toEqual([0n, [{ amount: held }]])
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})

test('the token of an ended trial is refused', async () => {
  const { token } = await openTrial()
  // Extends the session, as if the player were active all the time: only the trial's end can invalidate it.
  await gateway.ports.db
    .updateTable('session')
    .set({ expires_at: new Date(Date.now() + 2 * DAY_MS), last_seen_at: new Date(Date.now() + DAY_MS) })
    .execute()
  wait(DAY_MS + MINUTE_MS)
  expect(await gateway.call(getMemberInfo, {}, { token })).toMatchObject({ ok: true })

  await end()

  expect(await gateway.call(getMemberInfo, {}, { token })).toMatchObject({ ok: false, code: 'login.not.session' })
})

test('members without a trial are never affected, regardless of account age and idle time', async () => {
  const { userName } = await newMember(gateway)
  const all = () => gateway.ports.db.selectFrom('member').selectAll().where('type', '<>', 4).orderBy('id').execute()
  const money = () => gateway.ports.db.selectFrom('account').selectAll().orderBy('id').execute()
  const before = [await all(), await money()]

  wait(400 * DAY_MS)
  await end()

  expect([await all(), await money()]).toEqual(before)
  expect(before[0]?.some((row) => 'account' in row && row.account === userName)).toBe(true)
})

test('an open round is first ended by its vendor, and no further stake is accepted meanwhile', async () => {
  const { id, token } = await openTrial()
  const { win, betAgain } = await playRound(token)
  wait(DAY_MS + MINUTE_MS)

  await end()
  expect(await rowOf(id)).toMatchObject({ status: 'disabled', wiped_at: null })
  expect(await betAgain()).toMatchObject({ ok: false })
  expect(await win()).toMatchObject({ ok: true })

  await end()
  expect((await rowOf(id)).wiped_at).not.toBeNull()
  expect(await balanceOf(id)).toBe(0n)
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})

test('a round that its vendor does not end is closed unchanged two hours later, and its stake is not returned', async () => {
  const { id, token } = await openTrial()
  const { win, takeBack, betAgain } = await playRound(token)
  wait(DAY_MS + 119 * MINUTE_MS)
  await end()
  expect((await rowOf(id)).wiped_at).toBeNull()

  wait(2 * MINUTE_MS)
  await end()

  expect((await rowOf(id)).wiped_at).not.toBeNull()
  const late = [await win(), await takeBack(), await betAgain()]
  expect(late.map(({ ok }) => ok)).toEqual([false, false, false])
  expect(await balanceOf(id)).toBe(0n)
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})

// rules: limits-4
test('two simultaneous instances end each trial once', async () => {
  const other = await startGatewayOn(gateway.databaseUrl)
  const trials = await Promise.all(Array.from({ length: 12 }, openTrial))
  wait(DAY_MS + MINUTE_MS, other)

  await Promise.all([end(), end(other), end(), end(other)])
  // Trials skipped by one instance were ended by the other.
  for (const { id } of trials) {
    expect(await takenBack(id)).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ status: 'disabled', wiped_at: expect.any(Date) })
  }
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
  await other.stop()
})

// rules: limits-4
test('an instance that dies during one trial leaves it complete to the next', async () => {
  const [first, second] = [await openTrial(), await openTrial()]
  wait(DAY_MS + MINUTE_MS)
  const whole = endTrial(merchants)
  const dying: OnTrialEnd = async (tx, ending) => {
    await whole(tx, ending)
    if (ending.member.id === first.id) throw new Error('the instance died')
    return true
  }

  await end(gateway, dying)
  // The end of the first trial was rolled back, and the later trials were ended.
  expect([(await rowOf(first.id)).wiped_at, await takenBack(first.id)]).toEqual([null, []])
  expect(await balanceOf(first.id)).toBeGreaterThan(0n)
  expect((await rowOf(second.id)).wiped_at).not.toBeNull()

  await end()
  await end()
  expect((await rowOf(first.id)).wiped_at).not.toBeNull()
  expect(await takenBack(first.id)).toHaveLength(1)
})

test('an instance that is processing one trial does not block the others', async () => {
  const [first, second] = [await openTrial(), await openTrial()]
  wait(DAY_MS + MINUTE_MS)
  const busy = gateway.ports.db.transaction().execute(async (tx) => {
    await tx.selectFrom('member').select('id').where('id', '=', first.id).forUpdate().execute()
    await end()
    expect([(await rowOf(first.id)).wiped_at, (await rowOf(second.id)).wiped_at !== null]).toEqual([null, true])
    throw new Error('killed')
  })
  await expect(busy).rejects.toThrow('killed')

  await end()

  expect((await rowOf(first.id)).wiped_at).not.toBeNull()
})
