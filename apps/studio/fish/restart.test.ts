import { afterAll, beforeAll, expect, test } from 'vitest'

import { RoundView } from '../kit/play-contract.ts'
import { FishPlayer } from '../test/fish-player.ts'
import { testHouse } from '../test/test-house.ts'
import type { TestHouse } from '../test/test-house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await testHouse({ environment: { VENDORS_TIME_SCALE: '10' } })
})
afterAll(() => house.close())
const round = ({ body }: { body: unknown }) => RoundView.parse(body)

test('after a restart the previous pond is gone, its round is kept, and another pond exists', async () => {
  const ana = new FishPlayer(house, 'ana')
  await ana.open()
  await ana.watch()
  const shots = ana.inSight().slice(0, 1)
  house.gateway.behave = (name) => (name === 'win' ? 'lose-answer' : 'answer')
  const open = round(await ana.volley(shots))
  expect(open).toMatchObject({ state: 'played', paid: false })
  ana.leave()
  await house.stop()
  house.gateway.behave = () => 'answer'
  await house.start()

  await expect
    .poll(async () => (await ana.resume()).body['unfinished'], { timeout: 10_000 })
    .toMatchObject({ paid: true })
  // A volley sent too soon after the previous one would be refused for that reason.
  await expect.poll(() => ana.volley(shots)).toMatchObject({ body: { error: { code: 'fish.room_over' } } })
  expect(await ana.sit()).toBe(200)
  await ana.watch()
  expect(round(await ana.volley(ana.inSight().slice(0, 1)))).toMatchObject({ state: 'played', paid: true })
  ana.leave()
})
