import { randomInt } from 'node:crypto'

import type { Page } from '@playwright/test'
import { makeSetupRole, SETUP_ROLE } from '@ante/gateway/console/setups/test/setup-role.ts'

import { AURORA_ONLY } from './kit/brand.ts'
import { expect, test } from './kit/console-journey.ts'
import { openHydrated } from './kit/hydrated.ts'
import { newPlayer } from './kit/newcomer.ts'
import { phone } from './kit/phone.ts'
import { closePopups } from './kit/popups.ts'
import { site } from './kit/site.ts'
import { withSiteGateway } from './kit/site-gateway.ts'
import { openSlot, register } from './kit/steps.ts'

const STEPS = ['Look', 'Languages', 'Licence', 'Functions', 'Menus and home', 'Payments', 'Games', 'Content'] as const

async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Approve/ }).click()
  await page.getByLabel('Reason', { exact: true }).fill('Looked at it')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByRole('status').getByText(/Approved and applied\./)).toBeVisible()
}

test(
  'a merchant is set up from nothing, and a phone opens its host, registers, deposits and opens a game',
  { tag: AURORA_ONLY },
  async ({ openAsStaff, browser, t }) => {
    const code = `bay${randomInt(100_000, 1_000_000)}`
    const host = `${code}.localhost`
    await withSiteGateway(makeSetupRole)
    const { page: owner } = await openAsStaff([SETUP_ROLE, null], '/m/-/setups')

    await test.step('an owner goes through the steps, with the values that they begin with', async () => {
      await owner.getByRole('button', { name: 'New merchant', exact: true }).click()
      await owner.getByRole('textbox', { name: 'Name', exact: true }).fill('Silver Bay')
      await owner.getByRole('textbox', { name: 'Code', exact: true }).fill(code)
      await owner.getByRole('textbox', { name: 'Hosts', exact: true }).fill(host)
      await owner.getByRole('button', { name: 'Save and continue' }).click()
      for (const name of STEPS) {
        await expect(owner.getByRole('heading', { name, level: 2 })).toBeVisible()
        await owner.getByRole('button', { name: 'Save and continue' }).click()
      }
      await owner.getByRole('button', { name: 'Create the merchant' }).click()
      await owner.getByRole('dialog').getByLabel('Reason').fill('A new site')
      await owner.getByRole('dialog').getByRole('button', { name: 'Request the creation' }).click()
      await expect(owner.getByText('Another person must approve the creation.')).toBeVisible()
    })

    await test.step('another person approves it, and the site is tried', async () => {
      const address = await owner.getByRole('link', { name: 'Open the request' }).getAttribute('href')
      const { page: colleague } = await openAsStaff([SETUP_ROLE, null], address ?? '')
      await expect(colleague.getByRole('complementary')).toContainText(host)
      await approve(colleague)
      await expect(owner.getByRole('heading', { name: 'Silver Bay is live' })).toBeVisible({ timeout: 15_000 })
      const checks = owner.getByRole('list', { name: 'Checks of the site' }).getByRole('listitem')
      await expect(checks).toHaveCount(6, { timeout: 20_000 })
      await expect(checks.filter({ hasText: 'Works' })).toHaveCount(6)
    })

    await test.step('a phone opens the host, registers, deposits by the demo provider, and opens a game', async () => {
      const { launchOptions: _, ...options } = phone
      const baseURL = `http://${host}:${site().port}`
      const context = await browser.newContext({ ...options, baseURL, reducedMotion: 'reduce' })
      const player = await context.newPage()
      await closePopups(player)
      await register(player, t, newPlayer())
      await openHydrated(player, '/m/voucherCenter?methods=all')
      const main = player.locator('main')
      await main.getByRole('radio', { name: 'Pouch wallet' }).tap()
      await main.getByRole('textbox', { name: 'Amount', exact: true }).fill('250')
      await main.locator('[data-sticky] button').tap()
      await player.waitForURL(/\/pay\//)
      await player.locator('form button').first().tap()
      await player.waitForURL(/order=/)
      await expect(main.getByRole('listitem').filter({ hasText: 'Credited' })).toBeVisible()
      await openSlot(player, t)
      await context.close()
    })
  },
)
