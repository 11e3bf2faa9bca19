import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { deleteEvents } from './event-log.ts'
import { LogFollower } from './log-follower.ts'
import { publishLive } from './publish-live.ts'
import { wonAt } from './test/live-reader.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const publish = (...rounds: string[]) =>
  publishLive(
    gateway.ports.db,
    gateway.ports.clock,
    rounds.map((round) => wonAt('aurora', round)),
  )

async function follow() {
  const onMessage: string[] = []
  const follower = new LogFollower(gateway.ports, {
    onEvent: ({ payload }) => onMessage.push((payload as { roundId: string }).roundId),
    onLoss: () => onMessage.push('loss'),
  })
  await follower.start()
  return { follower, onMessage }
}

test('begins at the end of the log and delivers each later event once, even several pages in one read', async () => {
  await publish('before')
  const { follower, onMessage } = await follow()
  const rounds = Array.from({ length: 1_234 }, (_, index) => `round-${index}`)
  await publish(...rounds)
  await Promise.all([follower.read(), follower.read(), follower.read()])
  await follower.read()
  expect(onMessage).toEqual(rounds)
})

test('reports a loss when events were deleted before they were read, and continues after them', async () => {
  const { follower, onMessage } = await follow()
  await publish('forgotten')
  await deleteEvents(gateway.ports.db, new Date(Date.now() + 60_000))
  await publish('kept')
  await follower.read()
  await follower.read()
  expect(onMessage).toEqual(['loss', 'kept'])
})
