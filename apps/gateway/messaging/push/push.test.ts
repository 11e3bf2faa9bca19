import { startExclusion } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import { login, logout } from '@ante/contract/identity/session.ts'
import { placeOrder } from '@ante/contract/lottery/orders/betting.ts'
import {
  getPush,
  PushPayload,
  setPushPreferences,
  subscribePush,
  unsubscribePush,
} from '@ante/contract/messaging/push.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { inTransaction } from '../../kit/db.ts'
import { advanceToNextDraw, endDraw, slotAt, createGame, slip } from '../../lottery/test/lottery-fixtures.ts'
import { gatewayAndSandbox } from '../../test/gateway-and-sandbox.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import { signedIn } from '../../test/members.ts'
import { notifyByMail } from '../mail/write-mail.ts'
import { outcomeOf } from './send-push.ts'

const site = gatewayAndSandbox()

interface Device {
  id: string
  endpoint: string
  p256dh: string
  auth: string
}

async function newDevice(): Promise<Device> {
  const made = await fetch(`${site.sandbox.url}/push-service/devices`, { method: 'POST' })
  return (await made.json()) as Device
}

const answerWith = (device: Device, ...answers: number[]) =>
  fetch(`${site.sandbox.url}/push-service/devices/${device.id}/answers`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ answers }),
  })

async function received(device: Device) {
  const { notices } = (await (await fetch(`${site.sandbox.url}/push-service/devices/${device.id}`)).json()) as {
    notices: { text: string; ttl: number; urgency: string }[]
  }
  return notices.map(({ text, ...rest }) => ({ ...PushPayload.parse(JSON.parse(text)), ...rest }))
}

const subscribe = ({ endpoint, p256dh, auth }: Device, token: string) =>
  site.gateway.call(subscribePush, { endpoint, p256dh, auth }, { token })

let keys = 0
const notify = (memberId: bigint, kind: 'withdrawal' | 'lottery' | 'offer' = 'withdrawal') =>
  notifyByMail(site.gateway.ports.db, {
    memberIds: [memberId],
    key: `push-test:${keys++}`,
    kind,
    at: site.gateway.ports.clock.now(),
    pushes: true,
    template: kind === 'lottery' ? 'lottery.won' : 'withdrawal.paid',
    detail: { amount: '300.00', currency: 'PHP' },
  })

const waiting = async (memberId: bigint) =>
  (
    await site.gateway.ports.db
      .selectFrom('push_message')
      .innerJoin('push_subscription', 'push_subscription.id', 'subscription_id')
      .select('attempts')
      .where('member_id', '=', memberId)
      .execute()
  ).length

const devicesOf = async (token: string) => {
  const answer = await site.gateway.call(getPush, {}, { token })
  return answer.ok ? answer.value.devices : answer.code
}

test('every device of a member gets the message, encrypted for it, without amounts by default', async () => {
  const member = await signedIn(site.gateway)
  const [phone, tablet] = [await newDevice(), await newDevice()]
  expect(await subscribe(phone, member.token)).toMatchObject({ ok: true })
  expect(await subscribe(tablet, member.token)).toMatchObject({ ok: true })
  expect(await subscribe(phone, member.token)).toMatchObject({ ok: true })
  await notify(member.memberId)
  await expect
    .poll(() => received(phone))
    .toMatchObject([
      { template: 'withdrawal.paid', amount: null, title: null, url: '/m/withdrawReport', urgency: 'high' },
    ])
  await expect.poll(async () => (await received(tablet)).length).toBe(1)
  const preferences = { mail: true, results: false, payouts: true, amounts: true }
  expect(await site.gateway.call(setPushPreferences, preferences, member)).toMatchObject({ value: preferences })
  await notify(member.memberId, 'lottery')
  await notify(member.memberId)
  await expect
    .poll(async () => (await received(phone)).map(({ amount }) => amount))
    .toEqual([null, { value: '300.00', currency: 'PHP' }])
  await expect.poll(() => waiting(member.memberId)).toBe(0)
})

test('a device that is gone is deleted, and failures are retried', async () => {
  const member = await signedIn(site.gateway)
  const [gone, slow] = [await newDevice(), await newDevice()]
  await subscribe(gone, member.token)
  await subscribe(slow, member.token)
  await answerWith(gone, 410)
  await answerWith(slow, 500)
  await notify(member.memberId)
  await expect.poll(() => devicesOf(member.token)).toBe(1)
  expect(await received(gone)).toEqual([])
  await expect.poll(async () => (await received(slow)).length).toBe(1)
  expect((await received(slow))[0]?.tag).toMatch(/^push-test:/)
})

test.each([
  [201, undefined, 'accepted', undefined],
  [404, undefined, 'gone', undefined],
  [410, undefined, 'gone', undefined],
  [403, undefined, 'refused', undefined],
  [413, undefined, 'refused', undefined],
  [301, undefined, 'refused', undefined],
  [429, '120', 'unavailable', 120_000],
  [503, '999999999', 'unavailable', 3_600_000],
  [500, 'tomorrow', 'unavailable', null],
])('an answer of %i with Retry-After %s is %s', (status, retryAfter, kind, afterMs) => {
  expect(outcomeOf(status, retryAfter)).toMatchObject({ kind, ...(afterMs !== undefined && { afterMs }) })
})

test('a device gets messages of the member who subscribed last, and none after the logout', async () => {
  const [first, second] = [await signedIn(site.gateway), await signedIn(site.gateway)]
  const device = await newDevice()
  await subscribe(device, first.token)
  await subscribe(device, second.token)
  expect([await devicesOf(first.token), await devicesOf(second.token)]).toEqual([0, 1])
  await notify(first.memberId)
  await notify(second.memberId)
  await expect.poll(async () => (await received(device)).length).toBe(1)
  // A member cannot unsubscribe another member's device.
  await site.gateway.call(unsubscribePush, { endpoint: device.endpoint }, first)
  expect(await devicesOf(second.token)).toBe(1)
  await site.gateway.call(logout, {}, second)
  const left = site.gateway.ports.db
    .selectFrom('push_subscription')
    .select('id')
    .where('member_id', '=', second.memberId)
  expect(await left.execute()).toEqual([])
})

test('logging out elsewhere keeps the subscription; logging out on the device does not', async () => {
  const account = `p${Date.now()}`
  await makeTestMember(site.gateway, '0.00', { account })
  const enter = async () => {
    const answer = await site.gateway.call(login, { type: 'username', username: account, password: 'Secret2026' })
    if (!answer.ok) throw new Error(answer.code)
    return answer.value.token
  }
  const [first, second] = [await enter(), await enter()]
  await subscribe(await newDevice(), first)
  await site.gateway.call(logout, {}, { token: second })
  expect(await devicesOf(first)).toBe(1)
})

test('an excluded member gets no push messages about offers', async () => {
  const member = await signedIn(site.gateway)
  const device = await newDevice()
  await subscribe(device, member.token)
  await site.gateway.call(startExclusion, { length: '1d', password: 'Secret2026' }, member)
  await notify(member.memberId, 'offer')
  await notify(member.memberId)
  await expect.poll(async () => (await received(device)).map(({ url }) => url)).toEqual(['/m/withdrawReport'])
})

test.each(['http://127.0.0.1:9/x', 'https://10.0.0.1/x', 'https://localhost/x', 'https://gateway.internal/x'])(
  '%s is not accepted as a push service',
  async (endpoint) => {
    const member = await signedIn(site.gateway)
    const device = await newDevice()
    expect(await subscribe({ ...device, endpoint }, member.token)).toMatchObject({ code: 'push.endpoint.refused' })
    const invalid = { ...device, p256dh: `B${'A'.repeat(86)}` }
    expect(await subscribe(invalid, member.token)).toMatchObject({ code: 'push.endpoint.refused' })
  },
)

test('a bettor gets one message per draw, won or not, unless disabled or excluded', async () => {
  const { gateway } = site
  const game = await createGame(gateway, { family: 'SSC' })
  advanceToNextDraw(gateway)
  const slot = slotAt(gateway)
  const player = async (digit: number) => {
    const member = await signedIn(gateway, '100.00')
    const device = await newDevice()
    await subscribe(device, member.token)
    const input = { currentDrawNumber: slot.drawNumber, prizeModeId: 1 as const, gameId: Number(game.id) }
    for (const bettingSlipString of [slip(`${digit}____`, 1111), slip('9____', 1111)]) {
      const bet = { ...input, betCartAmountSum: '2', bettingSlipString }
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      const placed = await gateway.call(placeOrder, bet, { token: member.token, headers })
      expect(placed).toMatchObject({ ok: true })
    }
    return { member, device }
  }
  const [winner, loser, silent, excluded] = [await player(3), await player(5), await player(5), await player(5)]
  const preferences = { mail: true, results: false, payouts: true, amounts: false }
  await gateway.call(setPushPreferences, preferences, silent.member)
  await gateway.call(startExclusion, { length: '1d', password: 'Secret2026' }, excluded.member)
  await endDraw(gateway, game, slot, { status: 'DRAWN', result: [3, 0, 0, 0, 1] })
  const templates = async (device: Device) => (await received(device)).map(({ template, url }) => [template, url])
  await expect.poll(() => templates(loser.device)).toEqual([['lottery.drawn', '/m/lotteryOrders']])
  await expect.poll(() => templates(winner.device)).toEqual([['lottery.won', '/m/lotteryOrders']])
  // Both messages have the same tag, so that they would replace each other on a device.
  const [won, lost] = [(await received(winner.device))[0], (await received(loser.device))[0]]
  expect(won?.tag).toBe(lost?.tag)
  expect(lost).toMatchObject({ urgency: 'low', amount: null })
  expect(await waiting(silent.member.memberId)).toBe(0)
  expect([await templates(silent.device), await templates(excluded.device)]).toEqual([[], []])
})

test('a payout is announced without failing while its member logs out', async () => {
  const { db } = site.gateway.ports
  const member = await signedIn(site.gateway)
  await subscribe(await newDevice(), member.token)
  await inTransaction(db, async (leaving) => {
    await leaving.deleteFrom('push_subscription').where('member_id', '=', member.memberId).execute()
    await notify(member.memberId)
  })
  await expect.poll(() => waiting(member.memberId)).toBe(0)
  const mails = db
    .selectFrom('mail')
    .select('id')
    .where('member_id', '=', member.memberId)
    .where('kind', '=', 'withdrawal')
  expect(await mails.execute()).toHaveLength(1)
})

test('a member has at most ten devices, even with simultaneous subscriptions', async () => {
  const member = await signedIn(site.gateway)
  const devices = await Promise.all(Array.from({ length: 24 }, newDevice))
  await Promise.all(devices.map((device) => subscribe(device, member.token)))
  expect(await devicesOf(member.token)).toBe(10)
})

test('pending messages are never sent to a later member of the device', async () => {
  const { db } = site.gateway.ports
  const [first, second] = [await signedIn(site.gateway), await signedIn(site.gateway)]
  const device = await newDevice()
  await subscribe(device, first.token)
  // The state that two simultaneous subscriptions can leave.
  await inTransaction(db, async (tx) => {
    await notifyByMail(tx, {
      memberIds: [first.memberId],
      key: `push-test:${keys++}`,
      kind: 'withdrawal',
      at: site.gateway.ports.clock.now(),
      pushes: true,
      template: 'withdrawal.paid',
      detail: {},
    })
    const moved = tx.updateTable('push_subscription').set({ member_id: second.memberId })
    await moved.where('endpoint', '=', device.endpoint).execute()
  })
  await notify(second.memberId, 'lottery')
  await expect.poll(async () => (await received(device)).map(({ template }) => template)).toEqual(['lottery.won'])
  await expect.poll(() => waiting(second.memberId)).toBe(0)
})

test('after disabling, pending messages are not sent', async () => {
  const member = await signedIn(site.gateway)
  const device = await newDevice()
  await subscribe(device, member.token)
  const none = { mail: true, results: true, payouts: false, amounts: false }
  await inTransaction(site.gateway.ports.db, async (tx) => {
    await sql`select write_mail(array[${member.memberId}]::int8[], 'push-test:late', 'withdrawal', 'withdrawal.paid', '{}',
      null, ${site.gateway.ports.clock.now()}, true)`.execute(tx)
    await site.gateway.call(setPushPreferences, none, member)
  })
  await notify(member.memberId, 'lottery')
  await expect.poll(async () => (await received(device)).map(({ template }) => template)).toEqual(['lottery.won'])
})
