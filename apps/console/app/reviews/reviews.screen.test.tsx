import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { hiddenColumnPixels } from '../../test/screens/hidden-column-pixels.ts'
import { act, openConsole } from '../../test/screens/open-console.tsx'

const rows = () => [...document.querySelectorAll('[role=row][data-key]')]
const isDecided = ({ textContent }: Element) => /Confirmed|Removed/.test(textContent)
const button = (name: string | RegExp) => page.getByRole('button', { name })

test('the review of a quarter is opened, decided by keyboard and signed', async () => {
  await act('deleteReviews', {})
  const colleague = await act('newStaff', { role: 'trader', merchant: 'lotus' })
  await act('newStaff', { role: 'content', merchant: 'lotus' })
  await act('signIn', { role: 'platform-owner', merchant: null })
  openConsole('/m/lotus/reviews')
  await expect.element(page.getByText('No reviews yet')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await button(/^Open review of/).click()
  await expect.element(page.getByRole('row').filter({ hasText: colleague.mail })).toBeVisible()
  await expect.element(button('Sign review')).toBeDisabled()

  await page.getByRole('row').filter({ hasText: colleague.mail }).click()
  await expect.element(page.getByRole('complementary')).toBeVisible()
  expect(hiddenColumnPixels()).toBe(0)
  await userEvent.keyboard('r')
  await page.getByLabelText('Reason', { exact: true }).fill('Moved to another team')
  await button('Remove').click()
  await expect.element(page.getByRole('status').getByText('Removed.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  // After each decision the next undecided role is opened. Other tests have granted roles at this merchant as well.
  while (rows().some((row) => !isDecided(row))) {
    const left = rows().filter((row) => !isDecided(row)).length
    await userEvent.keyboard('a')
    await button('Confirm').click()
    await expect.poll(() => rows().filter((row) => !isDecided(row)).length).toBe(left - 1)
  }
  await button('Sign review').click()
  await button('Sign').click()
  await expect.element(page.getByText(/^Signed by/)).toBeVisible()
})

test('the list of unused rights shows the person, the role and the right', async () => {
  // An account with many rights makes the list long.
  await act('newStaff', { role: 'merchant-admin', merchant: 'aurora' })
  const colleague = await act('newStaff', { role: 'trader', merchant: 'aurora' })
  await act('signIn', { role: 'auditor', merchant: 'aurora' })
  const router = openConsole('/m/aurora/unused-rights')
  // Only the visible rows of a long list are rendered.
  await expect.element(page.getByText(/^Page 1 · [\d,]{2,} rows$/)).toBeVisible()
  expect(rows().length).toBeGreaterThan(5)
  expect(rows().length).toBeLessThan(100)
  await page.getByRole('textbox', { name: 'Email begins with' }).fill(colleague.mail)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('row').filter({ hasText: 'Trader' }).first()).toBeVisible()
  expect(router.state.location.search).toMatchObject({ mail: colleague.mail })
  expect(await accessibilityViolations()).toEqual([])
})
