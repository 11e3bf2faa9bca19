import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Sandbox } from '../start.ts'
import { RoundView } from '../studio/play-contract.ts'
import { createDatabase, dropDatabase, freshDatabaseUrl } from '../test/database.ts'
import { FAKE_VENDORS_SECRET, fakeGateway } from '../test/fake-gateway.ts'
import type { FakeGateway } from '../test/fake-gateway.ts'
import { FishPlayer } from '../test/fish-player.ts'
import { startSandbox } from '../test/start-sandbox.ts'

const databaseUrl = freshDatabaseUrl()
let gateway: FakeGateway
let sandbox: Sandbox
beforeAll(async () => {
  await createDatabase(databaseUrl)
  gateway = await fakeGateway()
  await start()
})
afterAll(async () => {
  await sandbox.stop()
  await gateway.stop()
  await dropDatabase(databaseUrl)
})

async function start(port = 0): Promise<void> {
  const environment = { VENDORS_SECRET: FAKE_VENDORS_SECRET, VENDORS_HASTE: '10' }
  sandbox = await startSandbox({ databaseUrl, gatewayUrl: gateway.url, port, environment })
  await sandbox.ready
}
const round = ({ body }: { body: unknown }) => RoundView.parse(body)

test('after a restart the water of before is over, its round stands, and another water is there', async () => {
  const ana = new FishPlayer(sandbox.url, 'ana')
  await ana.open(gateway)
  await ana.look()
  const shots = ana.inSight().slice(0, 1)
  gateway.behave = (name) => (name === 'win' ? 'lose-answer' : 'answer')
  const open = round(await ana.volley(shots))
  expect(open).toMatchObject({ state: 'played', paid: false })
  ana.leave()
  const port = Number(new URL(sandbox.url).port)
  await sandbox.stop()
  gateway.behave = () => 'answer'
  await start(port)

  await expect
    .poll(async () => (await ana.resume()).body['unfinished'], { timeout: 10_000 })
    .toMatchObject({ paid: true })
  // A volley that comes too soon after the one before is refused for that.
  await expect.poll(() => ana.volley(shots)).toMatchObject({ body: { error: { code: 'fish.room_over' } } })
  expect(await ana.sit()).toBe(200)
  await ana.look()
  expect(round(await ana.volley(ana.inSight().slice(0, 1)))).toMatchObject({ state: 'played', paid: true })
  ana.leave()
})
