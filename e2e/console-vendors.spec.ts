import type { Page } from '@playwright/test'

import { AURORA_ONLY } from './kit/brand.ts'
import { expect, test } from './kit/console-journey.ts'
import { openHydrated } from './kit/hydrated.ts'
import { roundsOf } from './kit/ledger.ts'
import { runOperator } from './kit/operator.ts'
import { signUpWith } from './kit/session.ts'
import { english } from './kit/slot-texts.ts'
import { openSlot } from './kit/steps.ts'

const VENDOR = { code: 'ANS', name: 'Northlight Studio' }
const REELS = `/m/gameList?gameType=RNG&vassalage=${VENDOR.code}`
/** Maximum time from the first key to the confirmation that the vendor is stopped. */
const STOPPED_WITHIN_MS = 10_000

/** Runs a command of the palette about a vendor, by keyboard only. */
async function changeVendor(page: Page, { command, reason }: { command: string; reason: string }): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(command)
  await expect(page.getByRole('option', { name: command, selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: new RegExp(VENDOR.name) })).toBeVisible()
  await page.keyboard.type(VENDOR.name)
  await page.keyboard.press('Enter')
  await page.keyboard.type(reason)
  await page.keyboard.press('Enter')
}

test(
  'a vendor is stopped in under 10 seconds from any screen: colleagues and players see it, and bets are refused until it works again',
  { tag: AURORA_ONLY },
  async ({ page, t, openAsStaff, merchant }) => {
    const player = await signUpWith(page, { units: 100n, merchant })
    const slot = await openSlot(page, t)
    const spin = slot.getByRole('button', { name: english.spin, exact: true })
    await spin.tap()
    await expect.poll(() => roundsOf(player.username, merchant)).toBe(1)
    const lobby = await page.context().newPage()
    await openHydrated(lobby, REELS)
    const tile = lobby.locator('main li').filter({ hasText: 'Northlight Reels' }).first()
    await expect(tile).toBeVisible()
    await expect(tile.getByText(t('Closed'))).toHaveCount(0)

    const { page: staff } = await openAsStaff(['developer', null], '/m/-/operations')
    await expect(staff.getByRole('heading', { name: 'Operations', level: 1 })).toBeVisible()
    const { page: colleague } = await openAsStaff(['trader', null], `/m/-/vendors?name=${VENDOR.code}`)
    const row = colleague.getByRole('row').filter({ hasText: VENDOR.name })
    await expect(row.getByText('Open', { exact: true })).toBeVisible()

    try {
      const startedAt = performance.now()
      await changeVendor(staff, { command: 'Stop a vendor now', reason: 'Wrong payouts' })
      await expect(staff.getByText(`${VENDOR.name} is stopped.`)).toBeVisible()
      expect(performance.now() - startedAt).toBeLessThan(STOPPED_WITHIN_MS)
      await expect(staff.getByRole('heading', { name: 'Operations', level: 1 })).toBeVisible()

      await expect(row.getByText('Stopped', { exact: true })).toBeVisible()
      await expect(tile.getByText(t('Closed'))).toBeVisible()
      await expect(spin).toBeEnabled({ timeout: 30_000 })
      await spin.tap()
      // The game says that its session has ended.
      await expect(slot.getByRole('alert').or(slot.getByRole('dialog')).first()).toBeVisible()
      expect(await roundsOf(player.username, merchant)).toBe(1)

      await changeVendor(staff, { command: 'Let a vendor work again', reason: 'Fixed' })
      await expect(staff.getByText(`${VENDOR.name} works again.`)).toBeVisible()
      await expect(row.getByText('Open', { exact: true })).toBeVisible()
      await expect(tile.getByText(t('Closed'))).toHaveCount(0)
    } finally {
      await runOperator('vendors', 'open', VENDOR.code)
    }
    const again = await openSlot(page, t)
    await again.getByRole('button', { name: english.spin, exact: true }).tap()
    await expect.poll(() => roundsOf(player.username, merchant)).toBe(2)
  },
)
