import { newStaff } from '@ante/gateway/staff/test/staff-members.ts'
import type { Page } from '@playwright/test'

import { AURORA_ONLY } from './kit/brand.ts'
import { DESKTOP, expect, test } from './kit/console-journey.ts'
import { consoleOrigin, inviteStaff } from './kit/invite-staff.ts'
import { withSiteGateway } from './kit/site-gateway.ts'

test.use({ viewport: DESKTOP })

/** Simulates a device that verifies its user and keeps passkeys. */
async function addDevice(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test(
  'staff first signs in by an invitation with a passkey, and later with the passkey alone',
  { tag: AURORA_ONLY },
  async ({ page }) => {
    const { mail, link } = await inviteStaff()
    await addDevice(page)
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Welcome, Ana Cruz' })).toBeVisible()
    await expect(page.getByText(mail)).toBeVisible()
    await page.getByRole('button', { name: 'Create a passkey' }).click()
    await expect(page.getByRole('heading', { name: 'Audit log', level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Roles' })).toHaveCount(0)

    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: /passkey/i }).click()
    await expect(page.getByRole('heading', { name: 'Audit log', level: 1 })).toBeVisible()

    // The invitation cannot be used again.
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.goto(`${consoleOrigin()}/`)
    await page.goto(link)
    await expect(page.getByRole('alert').getByText(/Ask an administrator for a new one\./)).toBeVisible()
  },
)

test(
  'the roles of a merchant are reviewed by keyboard: a role is removed at once, and the review is signed',
  { tag: AURORA_ONLY },
  async ({ openAsStaff }) => {
    const leaver = await withSiteGateway(async (gateway) => {
      const { db } = gateway.ports
      // Deletes the review of a failed attempt, because there is only one review per quarter.
      const reviews = db.selectFrom('access_review').select('id').where('scope', '=', 'lotus')
      await db.deleteFrom('access_review_item').where('review_id', 'in', reviews).execute()
      await db.deleteFrom('access_review').where('scope', '=', 'lotus').execute()
      for (const role of ['finance', 'risk']) await newStaff(gateway, { roles: [[role, 'lotus']] })
      return newStaff(gateway, { roles: [['trader', 'lotus']] })
    })
    const { page } = await openAsStaff(['merchant-admin', null], '/m/lotus/reviews')
    await page.getByRole('button', { name: /^Open review of/ }).click()
    const undecided = page.getByRole('row').filter({ has: page.getByText('Open', { exact: true }) })
    await page.getByRole('row').filter({ hasText: leaver.mail }).click()
    await page.keyboard.press('r')
    await page.getByLabel('Reason', { exact: true }).fill('Moved to another team')
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByRole('status').getByText('Removed.')).toBeVisible()
    // The open roles are counted once the list has changed.
    await expect(page.getByRole('row').filter({ hasText: leaver.mail })).toContainText('Removed')
    for (let left = await undecided.count(); left > 0; left--) {
      const confirm = page.getByRole('button', { name: 'Confirm', exact: true })
      // The next role opens after the list has changed; a key pressed before that applies to the previous role.
      await expect(async () => {
        await page.keyboard.press('a')
        await expect(confirm).toBeVisible({ timeout: 1_000 })
      }).toPass({ timeout: 20_000 })
      await confirm.click()
      await expect(undecided).toHaveCount(left - 1)
    }
    await page.getByRole('button', { name: 'Sign review' }).click()
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(page.getByText(/^Signed by/)).toBeVisible()
    const grants = await withSiteGateway(({ ports: { db } }) =>
      db.selectFrom('staff_grant').select('role_id').where('staff_id', '=', leaver.id).execute(),
    )
    expect(grants, 'the role is gone').toEqual([])
  },
)
