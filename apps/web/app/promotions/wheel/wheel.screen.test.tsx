import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { accessibilityViolations } from '../../../test/screens/accessibility-violations.ts'
import { findAll, findOne } from '../../../test/screens/find.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { breakNetwork, repairNetwork, runOperator, ownGateway } from '../../../test/screens/own-gateway.ts'

ownGateway()

const main = page.getByRole('main')
const BAR = 'main [data-keep-clear]'
const button = (name: string) => main.getByRole('button', { name, exact: true })

beforeAll(async () => {
  const rules = { segments: [5, 5, 5].map((amount) => ({ amount: String(amount), weight: 1 })), free: 2 }
  const input = [
    '--type',
    'PRIZE_WHEEL',
    '--rules',
    JSON.stringify(rules),
    '--title',
    'Wheel of a test',
    '--wagering',
    '1',
  ]
  await runOperator('promotions', 'create', 'aurora', 'wheel', ...input)
  await runOperator('promotions', 'open', 'aurora', 'wheel')
})

test('the actual odds are shown', async () => {
  await openScreen('/m/activityInfo?id=wheel', { member: await newMember() })
  await button('See odds').click()
  const odds = page.getByRole('dialog', { name: 'Odds table', exact: true })
  await expect.poll(() => odds.getByRole('row').elements().length).toBe(2)
  expect(odds.element().textContent).toMatch(/100\s*%/)
  expect(await accessibilityViolations()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(odds).not.toBeInTheDocument()
})

test('a member spins, loses the answer, requests it again, and claims the prize', async () => {
  const member = await newMember()
  await openScreen('/m/activityInfo?id=wheel', { member })
  await breakNetwork(/PROMOFE_spinPrizeWheel/, 'lost')
  await findOne(`${BAR} button`)
  findAll(`${BAR} button`).at(-1)?.click()
  await expect.element(button('Get spin result')).toBeVisible()
  await repairNetwork()
  // After a reload the repeat of the spin uses no second ticket.
  await openScreen('/m/activityInfo?id=wheel', { member })
  await button('Get spin result').click()
  await expect
    .poll(() => findAll('main [role=status], main output').some(({ textContent }) => textContent.includes('5.00')))
    .toBe(true)
  ;(await findOne(`${BAR} button`)).click()
  await expect.element(main.getByText('Claimed', { exact: true })).toBeVisible()

  await openScreen('/m/rewardCenter', { member })
  await main.getByRole('link', { name: /Wheel of a test/ }).click()
  await expect.element(main.getByRole('heading', { name: 'Wheel of a test' })).toBeVisible()
})
