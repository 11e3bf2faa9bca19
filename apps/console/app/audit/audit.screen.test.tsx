import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

test('filters and the open entry are in the address, and the chain is verified', async () => {
  const { mail } = await act('signIn', { role: 'auditor', merchant: 'aurora' })
  const router = openConsole('/m/aurora/staff')
  await expect.element(page.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('link', { name: 'Audit log' }).click()
  // The previous page is shown until the filtered one is loaded.
  await page.getByRole('textbox', { name: 'Who' }).fill(mail)
  await userEvent.keyboard('{Enter}')
  const entry = page.getByRole('row').filter({ hasText: 'staff.account.read' }).first()
  await expect.element(entry).toBeVisible()
  expect(router.state.location.search).toEqual({ actor: mail })
  await entry.click()
  await expect.element(page.getByRole('complementary').getByText('See staff accounts')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('complementary')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Verify chain' }).click()
  await page.getByRole('button', { name: 'Verify now' }).click()
  await expect.element(page.getByText(/entries are complete and unchanged/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})
