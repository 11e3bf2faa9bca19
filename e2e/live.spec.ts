import { centsOf } from './kit/figures.ts'
import { killGateway } from './kit/gateway-process.ts'
import { expect, test } from './kit/journey.ts'
import { signIn } from './kit/session.ts'
import { giveMoney } from './kit/ledger.ts'

test('an open page finds back to a gateway that was killed, and goes on telling the truth @aurora', async ({
  page,
  merchant,
}) => {
  const bar = page.locator('header')
  await signIn(page, { username: 'agent01', password: 'Demo2026' })
  const before = await centsOf(bar)

  await killGateway()
  await giveMoney('agent01', merchant, 7n)

  await expect.poll(() => centsOf(bar), { timeout: 60_000 }).toBe(before + 7_00)
})
