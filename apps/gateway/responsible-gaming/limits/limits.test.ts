import {
  confirmLimit,
  getResponsibleGaming,
  discardLimitChange,
  setRealityCheck,
} from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import type { ResponsibleGaming } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import { login, loginFreeplay } from '@ante/contract/identity/session.ts'
import { keepGameOpen } from '@ante/contract/launch/game-open.ts'
import { getPlayClock } from '@ante/contract/launch/play-clock.ts'
import { seamlessRollback } from '@ante/contract/launch/seamless-wallet.ts'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { sessionOf, vendorOf } from '../../launch/test/vendor.ts'
import type { TestVendor } from '../../launch/test/vendor.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { CORAL, TransferFixtures } from '../../wallet/test/transfer-fixtures.ts'
import { DAY_MS, limit } from '../test/fixtures.ts'

let gateway: TestGateway
let vendor: TestVendor
beforeAll(async () => {
  gateway = await startGateway()
  vendor = await vendorOf(gateway)
})
afterEach(() => {
  gateway.ports.clock.offsetMs = 0
})
afterAll(() => gateway.stop())

async function responsibleGamingOf({ token }: SignedInMember): Promise<ResponsibleGaming> {
  const answer = await gateway.call(getResponsibleGaming, {}, { token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

/** Creates a member with an open game session. */
async function player(balance: string) {
  const member = await signedIn(gateway, balance)
  return { ...member, ...(await sessionOf(vendor, member.memberId, 0)) }
}

/** Sets the clock to 11:45 in Manila, so that no test crosses the end of a day. */
function atNoon(): void {
  const { clock } = gateway.ports
  const now = clock.now()
  const noon = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 3, 45)
  clock.offsetMs += noon - now.getTime()
}

test('a lower limit takes effect immediately, a higher one a day later after confirmation', async () => {
  const member = await signedIn(gateway)
  const { token } = member
  const which = { kind: 'deposit', period: 'week' } as const
  expect(await limit(gateway, member, ['deposit', 'week', '500.00'])).toMatchObject({
    value: {
      limits: [{ kind: 'deposit', period: 'week', value: '500.00', used: '0.00', left: '500.00', requested: null }],
    },
  })
  expect(await limit(gateway, member, ['deposit', 'week', '200'])).toMatchObject({
    value: { limits: [{ value: '200.00' }] },
  })

  await limit(gateway, member, ['deposit', 'week', '900'])
  expect((await responsibleGamingOf(member)).limits).toMatchObject([
    { value: '200.00', requested: { value: '900.00', ready: false } },
  ])
  expect(await gateway.call(confirmLimit, which, { token })).toMatchObject({
    code: 'responsible.gaming.change.too.early',
  })

  gateway.ports.clock.offsetMs += DAY_MS
  const again = await sameMember(member)
  expect((await responsibleGamingOf(again)).limits).toMatchObject([{ value: '200.00', requested: { ready: true } }])
  expect(await gateway.call(confirmLimit, which, { token: again.token })).toMatchObject({
    value: { limits: [{ value: '900.00', requested: null }] },
  })
  expect(await gateway.call(confirmLimit, which, { token: again.token })).toMatchObject({
    status: 404,
    code: 'responsible.gaming.change.not.found',
  })
})

test('removing a limit works like raising it, and the request can be withdrawn', async () => {
  const member = await signedIn(gateway)
  const which = { kind: 'session', period: 'day' } as const
  await limit(gateway, member, ['session', 'day', '60'])
  await limit(gateway, member, ['session', 'day', null])
  expect((await responsibleGamingOf(member)).limits).toMatchObject([{ value: '60', requested: { value: null } }])
  expect(await gateway.call(discardLimitChange, which, { token: member.token })).toMatchObject({
    value: { limits: [{ value: '60', requested: null }] },
  })
  await limit(gateway, member, ['session', 'day', null])
  gateway.ports.clock.offsetMs += DAY_MS
  const { token } = await sameMember(member)
  expect(await gateway.call(confirmLimit, which, { token })).toMatchObject({ value: { limits: [] } })
})

/** Signs the member in again, because sessions last only a day. */
async function sameMember({ memberId }: SignedInMember): Promise<SignedInMember> {
  const { account } = await gateway.ports.db
    .selectFrom('member')
    .select('account')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const answer = await gateway.call(login, { type: 'username', username: account, password: 'Secret2026' })
  if (!answer.ok) throw new Error(answer.code)
  return { memberId, token: answer.value.token }
}

test.each([
  [['deposit', 'day', '0'], 'responsible.gaming.limit.invalid'],
  [['deposit', 'day', '-5'], 'responsible.gaming.limit.invalid'],
  [['deposit', 'day', '1.005'], 'responsible.gaming.limit.invalid'],
  [['deposit', 'day', '1e3'], 'responsible.gaming.limit.invalid'],
  [['loss', 'month', '100000001'], 'responsible.gaming.limit.invalid'],
  [['session', 'day', '4'], 'responsible.gaming.limit.invalid'],
  [['session', 'day', '1441'], 'responsible.gaming.limit.invalid'],
  [['session', 'day', '30.5'], 'responsible.gaming.limit.invalid'],
  [['session', 'week', '60'], 'request.invalid'],
] as const)('%j is refused with %s, and changes nothing', async (input, code) => {
  const member = await signedIn(gateway)
  expect(await limit(gateway, member, [...input])).toMatchObject({ ok: false, code })
  expect((await responsibleGamingOf(member)).limits).toEqual([])
})

test('a bet beyond the loss limit is refused; winnings and reversals never are', async () => {
  atNoon()
  const member = await player('1000.00')
  const before = await vendor.bet(member, { roundId: 'early', amount: '30.00' })
  await limit(gateway, member, ['loss', 'day', '100.00'])
  // Losses before the limit was set count too.
  expect((await responsibleGamingOf(member)).limits).toMatchObject([{ used: '30.00', left: '70.00' }])
  expect(await vendor.bet(member, { amount: '70.01' })).toMatchObject({
    status: 400,
    code: 'responsible.gaming.loss.limit',
  })
  expect(await vendor.bet(member, { roundId: 'r1', transactionId: 'b1', amount: '70.00' })).toMatchObject({ ok: true })
  expect(await vendor.bet(member, { amount: '0.01' })).toMatchObject({ code: 'responsible.gaming.loss.limit' })

  const won = { roundId: 'r1', betTransactionId: 'b1', amount: '40.00', closeRound: false }
  expect(await vendor.win(member, won)).toMatchObject({ ok: true })
  expect(await vendor.bet(member, { amount: '40.00', roundId: 'r2', transactionId: 'b2' })).toMatchObject({ ok: true })
  const undone = { sessionId: member.sessionId, transactionId: 'u2', betTransactionId: 'b2', roundId: 'r2' }
  expect(await vendor.call(seamlessRollback, undone)).toMatchObject({ ok: true })
  expect((await responsibleGamingOf(member)).limits).toMatchObject([{ used: '60.00', left: '40.00' }])
  expect(before.ok).toBe(true)

  gateway.ports.clock.offsetMs += DAY_MS
  const next = { ...member, ...(await sessionOf(vendor, member.memberId, 0)) }
  expect(await vendor.bet(next, { amount: '100.00' })).toMatchObject({ ok: true })
  expect(await vendor.bet(next, { amount: '0.01' })).toMatchObject({ code: 'responsible.gaming.loss.limit' })
})

test('a vendor balance counts as money at risk: transfers and stakes together stay within the limit', async () => {
  const member = await player('1000.00')
  const fixtures = new TransferFixtures(gateway)
  const holder = { memberId: member.memberId, account: `t${member.memberId}`, currency: 'PHP' }
  const moved = (direction: 'in' | 'out', amount: bigint) =>
    fixtures.gateways[0].transfer({
      holder,
      merchantCode: 'aurora',
      vendor: CORAL,
      direction,
      amount: amount * 100n,
      requestKey: null,
    })
  try {
    await limit(gateway, member, ['loss', 'day', '100.00'])
    await expect(moved('in', 100_01n)).rejects.toMatchObject({
      code: 'responsible.gaming.loss.limit',
      details: { left: '100.00' },
    })
    expect(await moved('in', 60_00n)).toMatchObject({ state: 'DONE' })
    await expect(moved('in', 40_01n)).rejects.toMatchObject({
      code: 'responsible.gaming.loss.limit',
      details: { left: '40.00' },
    })
    expect(await fixtures.gateways[0].movable({ ...member, currency: 'PHP' })).toBe(40_0000n)
    expect(await vendor.bet(member, { amount: '40.01' })).toMatchObject({ code: 'responsible.gaming.loss.limit' })
    expect(await moved('out', 60_00n)).toMatchObject({ state: 'DONE' })
    expect(await fixtures.gateways[0].movable({ ...member, currency: 'PHP' })).toBe(100_0000n)
  } finally {
    await fixtures.close()
  }
})

test('the lowest of overlapping limits applies', async () => {
  atNoon()
  const member = await player('1000.00')
  await limit(gateway, member, ['loss', 'day', '80.00'])
  await limit(gateway, member, ['loss', 'month', '50.00'])
  expect(await vendor.bet(member, { amount: '50.01' })).toMatchObject({ code: 'responsible.gaming.loss.limit' })
  expect(await vendor.bet(member, { amount: '50.00' })).toMatchObject({ ok: true })
})

test('simultaneous bets together stay within the limit, and none that fits is refused', async () => {
  atNoon()
  const amounts = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 4, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(amounts, fc.integer({ min: 20, max: 120 }), async (bets, allowed) => {
      const member = await player('1000.00')
      await limit(gateway, member, ['loss', 'day', `${allowed}.00`])
      const answers = await Promise.all(bets.map((bet) => vendor.bet(member, { amount: `${bet}.00` })))
      const taken = bets.filter((_, index) => answers[index]?.ok)
      const staked = taken.reduce((sum, bet) => sum + bet, 0)
      expect(staked).toBeLessThanOrEqual(allowed)
      for (const [index, answer] of answers.entries()) {
        if (answer.ok) continue
        expect(answer.code).toBe('responsible.gaming.loss.limit')
        expect(staked + (bets[index] ?? 0)).toBeGreaterThan(allowed)
      }
      const [shown] = (await responsibleGamingOf(member)).limits
      expect(Number(shown?.used)).toBe(staked)
    }),
    { numRuns: 12 },
  )
})

test('play ends when the member’s session limit is reached, until the next day', async () => {
  atNoon()
  const member = await player('1000.00')
  const { token, sessionId } = member
  const { clock } = gateway.ports
  await limit(gateway, member, ['session', 'day', '5'])
  expect(await gateway.call(keepGameOpen, { sessionId }, { token })).toMatchObject({ value: { endReason: null } })
  for (let minute = 0; minute < 4; minute++) {
    clock.offsetMs += 60_000
    expect(await gateway.call(keepGameOpen, { sessionId }, { token })).toMatchObject({ value: { endReason: null } })
  }
  expect(await vendor.bet(member, { roundId: 'last', transactionId: 'last' })).toMatchObject({ ok: true })
  expect(await gateway.call(getPlayClock, { sessionId }, { token })).toMatchObject({
    value: { staked: '1.00', paid: '0.00', everyMinutes: 60, leftSeconds: expect.any(Number) },
  })
  clock.offsetMs += 60_000
  expect(await gateway.call(keepGameOpen, { sessionId }, { token })).toMatchObject({ value: { endReason: 'session' } })
  expect(await vendor.bet(member)).toMatchObject({ code: 'responsible.gaming.session.limit' })
  expect(await vendor.win(member, { roundId: 'last', betTransactionId: 'last' })).toMatchObject({ ok: true })

  clock.offsetMs += DAY_MS / 2 + 3_600_000
  const next = { ...member, ...(await sessionOf(vendor, member.memberId, 0)) }
  expect(await vendor.bet(next)).toMatchObject({ ok: true })
})

test('a longer pause does not count as play', async () => {
  atNoon()
  const member = await player('10.00')
  const { clock } = gateway.ports
  await limit(gateway, member, ['session', 'day', '10'])
  await vendor.bet(member)
  clock.offsetMs += 30 * 60_000
  await vendor.bet(member)
  clock.offsetMs += 2 * 60_000
  await vendor.bet(member)
  const [shown] = (await responsibleGamingOf(await sameMember(member))).limits
  expect(Number(shown?.used)).toBeGreaterThanOrEqual(2)
  expect(Number(shown?.used)).toBeLessThan(10)
})

test('the interval of reality checks is the merchant’s until the member chooses one', async () => {
  const member = await signedIn(gateway)
  expect(await responsibleGamingOf(member)).toMatchObject({ realityMinutes: 60, delayHours: 24, hasDeposited: false })
  await gateway.call(setRealityCheck, { minutes: 15 }, { token: member.token })
  expect(await responsibleGamingOf(member)).toMatchObject({ realityMinutes: 15 })
})

test('trial members have no responsible-gaming limits', async () => {
  const trial = await gateway.call(loginFreeplay, {})
  const token = trial.ok ? trial.value.token : ''
  expect(await gateway.call(getResponsibleGaming, {}, { token })).toMatchObject({ code: 'function.not.available' })
})

test('the ledger is consistent after these tests', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
