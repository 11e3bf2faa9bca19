import { DAY_MS, MINUTE_MS } from '@ante/contract/kit/time.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { ShiftedClock } from '../clock.ts'
import { Secrets } from '../secrets.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { EncryptionKeys } from './encryption-keys.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

/** Key stores of two instances with a common clock. */
function instances() {
  const clock = new ShiftedClock()
  const ports = { ...gateway.ports, clock }
  return { clock, one: new EncryptionKeys(ports), other: new EncryptionKeys(ports) }
}

test('all instances offer the same key, a new one each week, and accept the previous one for two more days', async () => {
  const { clock, one, other } = instances()
  const first = await one.offered()
  expect(await other.offered()).toEqual(first)

  clock.offsetMs = 7 * DAY_MS - MINUTE_MS
  expect(await one.offered()).toEqual(first)
  clock.offsetMs = 7 * DAY_MS + MINUTE_MS
  const [second, same] = await Promise.all([other.offered(), one.offered()])
  expect(same).toEqual(second)
  expect(second.id).not.toBe(first.id)
  expect([await one.find(first.id), await other.find(first.id)]).toEqual([first, first])
  expect(await instances().one.find(second.id)).toEqual(second)

  clock.offsetMs = 9 * DAY_MS + MINUTE_MS
  expect([await one.find(first.id), await other.find(first.id)]).toEqual([null, null])

  clock.offsetMs = 15 * DAY_MS
  await one.offered()
  const stored = await gateway.ports.db.selectFrom('encryption_key').select('id').execute()
  expect(stored.map(({ id }) => id)).not.toContain(first.id)
})

test('of many instances requesting the first key simultaneously, one creates it', async () => {
  await gateway.ports.db.deleteFrom('encryption_key').execute()
  const offered = await Promise.all(Array.from({ length: 6 }, () => instances().one.offered()))
  expect(new Set(offered.map(({ id }) => id)).size).toBe(1)
})

test('the database cannot decrypt bodies: its private keys are sealed', async () => {
  const { id, privateKey } = await instances().one.offered()
  const { private_key: stored } = await gateway.ports.db
    .selectFrom('encryption_key')
    .select('private_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(stored.includes(privateKey)).toBe(false)
})

test('keys sealed with another secret are ignored, and a new one is created', async () => {
  const first = await instances().one.offered()
  const stranger = new EncryptionKeys({ ...gateway.ports, secrets: new Secrets('another secret') })
  expect(await stranger.find(first.id)).toBeNull()
  expect((await stranger.offered()).id).not.toBe(first.id)
})
