import { todaysOrders } from '@ante/contract/lottery/orders/orders.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { call } from '../../lib/calls/call.ts'
import { accessibilityViolations } from '../../../test/screens/accessibility-violations.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { breakNetwork, repairNetwork, ownGateway } from '../../../test/screens/own-gateway.ts'

ownGateway()

/** A game with three draws a week, so that the draw does not close during the test. */
const GAME = '/m/lotteryBet?game=HK6'
const CHECKING = 'We’re checking whether this went through. Please don’t repeat it. Your money is safe.'
const DONE = 'This went through. You’ll find it in your records.'

const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()
const sheet = page.getByRole('dialog', { name: 'Confirm bet', exact: true })
const confirm = sheet.getByRole('button', { name: 'Confirm', exact: true })
const status = (text: string) => page.getByRole('status').filter({ hasText: text }).first()

/** Fills in a random row, up to the confirmation sheet. */
async function untilConfirm(): Promise<void> {
  await press('Random')
  await press('Bet now')
  await expect.element(sheet).toBeVisible()
}

test(
  'a bet whose answer is lost is checked before another bet can be placed, in its sheet and on a reloaded page',
  { timeout: 60_000 },
  async () => {
    const member = await newMember({ balance: '30000.00' })
    await openScreen(GAME, { member, live: true })
    await untilConfirm()
    await breakNetwork(/^POST \/lgw\/orders\/betting|\/wps\/session\/calls\/outcome/, 'lost')
    await confirm.click()
    await expect.element(sheet.getByText(CHECKING, { exact: false })).toBeVisible()
    await expect.element(confirm).toBeDisabled()
    expect(await accessibilityViolations()).toEqual([])
    await sheet.getByRole('button', { name: 'Close', exact: true }).click()
    await expect.element(status(CHECKING)).toBeVisible()

    await openScreen(GAME, { member, live: true })
    await expect.element(status(CHECKING)).toBeVisible()
    await untilConfirm()
    await expect.element(confirm).toBeDisabled()
    await sheet.getByRole('button', { name: 'Close', exact: true }).click()

    await repairNetwork()
    await expect.element(status(DONE)).toBeVisible()
    expect((await call(todaysOrders, { size: 100 })).orders.content).toHaveLength(1)
    await status(DONE).getByRole('button', { name: 'Close', exact: true }).click()
    await untilConfirm()
    await expect.element(confirm).toBeEnabled()
  },
)
