import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { LivePublisher } from './live-publisher.ts'
import { wonAt } from './test/live-reader.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())
beforeEach(() => gateway.ports.db.deleteFrom('live_event').execute())

async function roundsWritten(): Promise<string[]> {
  const rows = await gateway.ports.db.selectFrom('live_event').select('payload').orderBy('id').execute()
  return rows.map(({ payload }) => (payload as { roundId: string }).roundId)
}

test('published events are written in order before draining resolves', async () => {
  const publisher = new LivePublisher(gateway.ports)
  const rounds: string[] = []
  for (let turn = 0; turn < 4; turn++) {
    for (const round of [`${turn}-a`, `${turn}-b`]) {
      publisher.publish(wonAt('aurora', round))
      rounds.push(round)
    }
    await publisher.drain()
  }
  expect(await roundsWritten()).toEqual(rounds)
})

test('events of a burst are written together, of its wins only the largest', async () => {
  let received = 0
  const stop = gateway.ports.bus.listen('live', () => received++)
  const publisher = new LivePublisher(gateway.ports)
  for (let count = 0; count < 300; count++) publisher.publish(wonAt('aurora', `burst-${count}`))
  await publisher.drain()
  stop()
  expect(received).toBe(1)
  expect(await roundsWritten()).toHaveLength(5)
})

test('events that cannot be written are lost, and later ones are written', async () => {
  const publisher = new LivePublisher(gateway.ports)
  publisher.publish(wonAt('no-such-merchant', 'lost'))
  await publisher.drain()
  publisher.publish(wonAt('aurora', 'kept'))
  await publisher.drain()
  expect(await roundsWritten()).toEqual(['kept'])
})

test('draining an idle publisher ends immediately', async () => {
  await expect(new LivePublisher(gateway.ports).drain()).resolves.toBeUndefined()
})
