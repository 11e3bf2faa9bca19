import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { hiddenColumnPixels } from '../../test/screens/hidden-column-pixels.ts'
import { act, openConsole } from '../../test/screens/open-console.tsx'

test('filters and the open entry are in the address, and the chain is verified', async () => {
  const { mail } = await act('signIn', { role: 'auditor', merchant: 'aurora' })
  const router = openConsole('/m/aurora/staff')
  await expect.element(page.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('link', { name: 'Audit log' }).click()
  // The previous page is shown until the filtered one is loaded.
  await page.getByRole('textbox', { name: 'Who' }).fill(mail)
  await userEvent.keyboard('{Enter}')
  const entry = page.getByRole('row').filter({ hasText: 'See staff accounts' }).first()
  await expect.element(entry).toBeVisible()
  expect(router.state.location.search).toEqual({ actor: mail })
  await entry.click()
  await expect.element(page.getByRole('complementary').getByText('See staff accounts')).toBeVisible()
  expect(hiddenColumnPixels()).toBe(0)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('complementary')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Verify chain' }).click()
  await page.getByRole('button', { name: 'Verify now' }).click()
  await expect.element(page.getByText(/entries are complete and unchanged/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('an entry links to the player and to the approved change', async () => {
  await act('requestCredit', { account: 'jumped01' })
  await act('rejectAll', { merchant: 'aurora' })
  await act('signIn', { role: 'platform-owner', merchant: null })
  const router = openConsole('/m/aurora/audit?object=member:jumped01')
  await page.getByRole('row').filter({ hasText: 'Player jumped01' }).first().click()
  const panel = page.getByRole('complementary')
  await expect
    .element(panel.getByRole('link', { name: 'Player jumped01' }))
    .toHaveAttribute('href', '/m/aurora/players?q=jumped01')
  await panel.getByRole('link', { name: /^\d+$/ }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Approvals' })).toBeVisible()
  expect(router.state.location.search).toMatchObject({ state: 'all' })
  await expect.element(panel.getByText('Rejected').first()).toBeVisible()
  await expect.element(panel.getByText('900.00 PHP')).toBeVisible()
})
