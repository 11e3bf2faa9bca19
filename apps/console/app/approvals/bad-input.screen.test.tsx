import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

test('a double click on the confirmation sends one decision', async () => {
  const colleague = await act('newStaff', { role: 'content', merchant: 'lotus' })
  await act('requestRole', { merchant: 'lotus', account: colleague.id, role: 'trader' })
  await act('signIn', { role: 'platform-owner', merchant: null })
  openConsole('/m/lotus/approvals')
  await page.getByRole('row').nth(1).click()
  await userEvent.keyboard('a')
  await page.getByLabelText('Reason', { exact: true }).fill('agreed with the team')
  const calls = vi.spyOn(window, 'fetch')
  await page.getByRole('button', { name: 'Approve' }).dblClick()
  await expect.element(page.getByRole('status').getByText(/Approved and applied\./)).toBeVisible()
  expect(calls.mock.calls.filter(([url]) => typeof url === 'string' && url.endsWith('/approve'))).toHaveLength(1)
  calls.mockRestore()
})

test('HTML in a name is shown as text, in the list and in the panel', async () => {
  const name = '<img src=x onerror="document.title=1"><b>Eve</b>'
  await act('invite', { mail: `eve-${Date.now()}@staff.example`, displayName: name })
  await act('signIn', { role: 'platform-owner', merchant: null })
  openConsole('/m/-/staff')
  await page.getByRole('row').filter({ hasText: name }).first().click()
  await expect.element(page.getByRole('complementary').getByText(name).first()).toBeVisible()
  expect(document.querySelectorAll('main img, main b')).toHaveLength(0)
  expect(document.title).toBe('Staff · Ante')
})
