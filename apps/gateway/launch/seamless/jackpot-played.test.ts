import { listWinners } from '@ante/contract/catalogue/winners.ts'
import { merchants } from '@ante/demo/merchants.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { textOf, unitsOf } from '../../kit/money.ts'
import { signedIn } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import type { TestSandbox } from '../../test/with-sandbox.ts'
import { balanceOfAccount, jackpotPools, mainAccountOf, verifyLedger } from '../../wallet/public.ts'
import { openVendorStudio } from '../test/vendor-fixtures.ts'

const SEED = unitsOf(merchants.find(({ code }) => code === 'aurora')?.jackpot ?? '0')
const WAIT = { timeout: 15_000 }

let gateway: TestGateway
let sandbox: TestSandbox
let studio: Awaited<ReturnType<typeof openVendorStudio>>['studio']
beforeAll(async () => {
  gateway = await startGateway()
  // Forces the winning draw.
  const opened = await openVendorStudio(gateway, { drawBelow: () => 0 })
  sandbox = opened.sandbox
  studio = opened.studio
})
afterAll(async () => {
  await sandbox.stop()
  await gateway.stop()
})

const pool = async () => (await jackpotPools(gateway.ports.db, ['aurora'])).get('aurora')?.units ?? 0n

test('a jackpot drawn by the game is paid completely, restarts with its seed, and is listed among the winners', async () => {
  const { db } = gateway.ports
  const { memberId, token } = await signedIn(gateway, '25.00')
  const held = await pool()
  const opened = await studio.launchForJackpot(token)
  if (!opened.ok) throw new Error(opened.code)
  const page = await studio.page(opened.value.content.game_url)
  expect(page.seen.body['jackpot']).toBe(textOf(held))

  const { body } = await page.round()
  const fed = held + unitsOf('0.02')
  expect(body).toMatchObject({ state: 'played', paid: true, stakeCents: '100', jackpotPaidCents: `${fed / 100n}` })
  const won = BigInt(String(body['wonCents'])) * 100n + fed

  expect(await balanceOfAccount(db, await mainAccountOf(db, memberId))).toBe(unitsOf('24.00') + won)
  expect(body['balance']).toBe(textOf(unitsOf('24.00') + won))
  expect(await pool()).toBe(SEED)
  await expect
    .poll(async () => {
      // Answers are cached briefly.
      gateway.ports.clock.offsetMs += 1_000
      const answer = await gateway.call(listWinners, {})
      return answer.ok ? answer.value.vo.map(({ winAmount }) => winAmount) : answer.code
    }, WAIT)
    .toContain(textOf(won))
  expect((await verifyLedger(db)).problems).toEqual([])
})
