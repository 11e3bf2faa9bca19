import { afterAll, beforeAll, expect, test } from 'vitest'

import { RoundView } from '../kit/play-contract.ts'
import { FishPlayer } from '../test/fish-player.ts'
import { restartableStudio } from '../test/restartable-studio.ts'
import type { RestartableStudio } from '../test/restartable-studio.ts'

let studio: RestartableStudio
beforeAll(async () => {
  studio = await restartableStudio({ environment: { VENDORS_TIME_SCALE: '10' } })
})
afterAll(() => studio.close())
const round = ({ body }: { body: unknown }) => RoundView.parse(body)

test('after a restart the previous room is gone, its round is kept, and another room exists', async () => {
  const ana = new FishPlayer(studio, 'ana')
  await ana.open()
  await ana.watch()
  const shots = ana.visibleFish().slice(0, 1)
  studio.gateway.behave = (name) => (name === 'win' ? 'lose-answer' : 'answer')
  const open = round(await ana.volley(shots))
  expect(open).toMatchObject({ state: 'played', paid: false })
  ana.leave()
  await studio.stop()
  studio.gateway.behave = () => 'answer'
  await studio.start()

  await expect
    .poll(async () => (await ana.resume()).body['unfinished'], { timeout: 10_000 })
    .toMatchObject({ paid: true })
  // A volley sent too soon after the previous one would be refused for that reason.
  await expect.poll(() => ana.volley(shots)).toMatchObject({ body: { error: { code: 'fish.room_over' } } })
  expect(await ana.sit()).toBe(200)
  await ana.watch()
  expect(round(await ana.volley(ana.visibleFish().slice(0, 1)))).toMatchObject({ state: 'played', paid: true })
  ana.leave()
})
