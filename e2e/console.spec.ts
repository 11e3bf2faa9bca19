import type { Page } from '@playwright/test'

import { expect, test } from './kit/journey.ts'
import { consoleOrigin, inviteStaff } from './kit/invite-staff.ts'

/** Screen size of a desktop computer, on which staff uses the console. */
test.use({ viewport: { width: 1280, height: 800 } })

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

test('staff first signs in by an invitation with a passkey, and later with the passkey alone', async ({ page }) => {
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
})
