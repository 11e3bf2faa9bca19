import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { titleOf } from '../test/ante-titles.ts'
import { newTapId, openPage } from '../test/page-calls.ts'
import { restartableStudio } from '../test/restartable-studio.ts'
import type { RestartableStudio } from '../test/restartable-studio.ts'

const STAKE = '1000'

let studio: RestartableStudio
beforeAll(async () => {
  studio = await restartableStudio({
    balanceCents: 10_000_000n,
    environment: { VENDORS_TIME_SCALE: '4', GAMES_TIME_SCALE: '1' },
  })
})
afterAll(() => studio.close())

async function board(): Promise<string> {
  const page = await openPage(studio, { title: titleOf('crash') })
  // Retries, because a flight in the air accepts no stakes.
  const heldRound = await vi.waitUntil(
    async () => {
      const { body } = await page.round(newTapId(), { stakeCents: STAKE, choice: { auto: 101 } })
      return body['state'] === 'held' ? body : null
    },
    { timeout: 40_000, interval: 100 },
  )
  return String(heldRound['roundId'])
}

async function roundIn(id: string) {
  const { rows } = await studio.db.query<{ state: string; aside: boolean }>(
    'select state, set_aside is not null as aside from studio.round where id = $1',
    [id],
  )
  return rows[0]
}

test('after a restart a flight continues without a stake that cannot be read, which stays untouched', async () => {
  const [broken, sound] = [await board(), await board()]
  await studio.stop()
  await studio.db.query(`update studio.round set progress = '{"flight": 7}' where id = $1`, [broken])
  const before = studio.gateway.ledger.movedBy(broken)
  await studio.start({ GAMES_TIME_SCALE: '15' })
  await expect.poll(async () => (await roundIn(sound))?.state, { timeout: 40_000 }).toBe('closed')
  expect(await roundIn(broken)).toEqual({ state: 'held', aside: true })
  expect(studio.gateway.ledger.movedBy(broken)).toBe(before)
}, 60_000)

test('a flight whose chain index has no seed in its chain refunds its stakes after a restart', async () => {
  await studio.stop()
  await studio.start({ GAMES_TIME_SCALE: '1' })
  const round = await board()
  await studio.stop()
  await studio.db.query(`update crash.flight set chain_index = 5000000 where state <> 'settled'`)
  await studio.start()
  await expect.poll(async () => (await roundIn(round))?.state, { timeout: 40_000 }).toBe('rolled_back')
}, 60_000)
