import type { LiveEvent } from '@ante/contract/live/events.ts'
import { walletTransfer } from '@ante/contract/wallet/vendor-transfer.ts'
import { expect, test } from 'vitest'

import { newMember } from '../identity/test/people.ts'
import { unitsOf } from '../kit/money.ts'
import { startGatewayOn } from '../test/start-gateway.ts'
import { grant } from '../wallet/public.ts'
import type { LiveReader } from './test/live-reader.ts'
import { twoGateways } from './test/two-gateways.ts'

/** Heartbeat interval in milliseconds, longer than any of these tests except the one about heartbeats. */
const HEARTBEAT_MS = 30_000

const site = twoGateways({ liveHeartbeatMs: HEARTBEAT_MS })

const publishedBalances = (reader: LiveReader) => reader.dataOf('balance') as LiveEvent<'balance'>[]
const publishedSum = (reader: LiveReader) => publishedBalances(reader).at(-1)?.sumBalance

async function member() {
  const session = await newMember(site.gateway)
  const { id } = await site.gateway.ports.db
    .selectFrom('member')
    .select('id')
    .where('account', '=', session.userName)
    .executeTakeFirstOrThrow()
  return { token: session.token, id }
}

let grants = 0

/** Credits a member without publishing it. */
const give = (memberId: bigint, amount: string) =>
  site.gateway.ports.db.transaction().execute((tx) =>
    grant(tx, {
      key: `live-${grants++}`,
      memberId,
      merchantCode: 'aurora',
      currency: 'PHP',
      amount: unitsOf(amount),
      at: site.gateway.ports.clock.now(),
    }),
  )

const notify = (...memberIds: bigint[]) =>
  site.gateway.ports.bus.publish('balance', JSON.stringify(memberIds.map(String)))

test('a member’s stream begins with the current balance', async () => {
  const { token, id } = await member()
  await give(id, '12.34')
  const reader = await site.open(token)
  await expect
    .poll(() => publishedBalances(reader))
    .toEqual([{ version: 1, sumBalance: '12.34', mainBalance: '12.34', currency: 'PHP' }])
})

test('a change is sent to all pages of the member, at every instance, and to no other member', async () => {
  const [rich, poor] = [await member(), await member()]
  const pages = [await site.open(rich.token), await site.open(rich.token, site.other)]
  const stranger = await site.open(poor.token)
  for (const reader of [...pages, stranger]) await expect.poll(() => publishedSum(reader)).toBe('0.00')

  await give(rich.id, '5.00')
  notify(rich.id)
  for (const page of pages) await expect.poll(() => publishedSum(page)).toBe('5.00')
  expect(publishedBalances(stranger)).toHaveLength(1)
})

test('transfers between wallets are sent, though the total is unchanged', async () => {
  const { token, id } = await member()
  await give(id, '20.00')
  const reader = await site.open(token)
  await expect.poll(() => publishedBalances(reader).at(-1)).toMatchObject({ sumBalance: '20.00', mainBalance: '20.00' })
  await site.gateway.call(walletTransfer, { fromTypeId: 2, toTypeId: 4, amount: '5.00' }, { token })
  await expect.poll(() => publishedBalances(reader).at(-1)).toMatchObject({ sumBalance: '20.00', mainBalance: '15.00' })
})

test('versions only increase, and the last one sent is current, at any rate of changes', async () => {
  const { token, id } = await member()
  const pages = [await site.open(token), await site.open(token, site.other)]
  for (let count = 0; count < 60; count++) {
    await give(id, '1.00')
    notify(id)
    if (count % 3 === 0) notify(id, id)
  }
  for (const page of pages) {
    await expect.poll(() => publishedSum(page)).toBe('60.00')
    const versions = publishedBalances(page).map((balance) => balance.version)
    expect(versions).toEqual([...new Set(versions)].sort((version, next) => version - next))
  }
})

test('an unchanged balance is not sent again', async () => {
  const { token, id } = await member()
  const reader = await site.open(token)
  await expect.poll(() => publishedSum(reader)).toBe('0.00')
  for (let count = 0; count < 5; count++) notify(id)
  await give(id, '1.00')
  notify(id)
  await expect.poll(() => publishedSum(reader)).toBe('1.00')
  expect(publishedBalances(reader)).toHaveLength(2)
})

test('a malformed message has no effect on streams', async () => {
  const { token, id } = await member()
  const reader = await site.open(token)
  for (const payload of ['', '{', '{}', '[1]', 'null']) site.gateway.ports.bus.publish('balance', payload)
  await give(id, '2.00')
  notify(id)
  await expect.poll(() => publishedSum(reader)).toBe('2.00')
})

test('a change whose message was lost is sent with the next heartbeat', async () => {
  const beating = await startGatewayOn(site.gateway.databaseUrl, { liveHeartbeatMs: 150 })
  const { token, id } = await member()
  const reader = await site.open(token, beating)
  await expect.poll(() => publishedSum(reader)).toBe('0.00')
  await give(id, '3.00')
  await expect.poll(() => publishedSum(reader)).toBe('3.00')
  reader.disconnect()
  await beating.stop()
})
