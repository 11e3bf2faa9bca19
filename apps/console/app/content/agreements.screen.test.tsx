import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const merchant = 'lotus'
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const sections = () =>
  page
    .getByRole('list')
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)

test('a new version starts with the texts of the newest one, and its sections are edited, moved and compared', async () => {
  await act('publishAgreement', { merchant, key: '2027-1', titles: ['Eligibility', 'Payments'], days: 0 })
  await act('signIn', { role: 'content', merchant })
  openConsole(`/m/${merchant}/content?kind=agreements`)
  await button('New').click()
  await expect.element(page.getByText('It starts with the texts of version 2027-1.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('2027 2')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Use 1 to 40 letters, digits, - . or _')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('2027-2')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('2027-2')).toBeVisible()
  await expect.poll(sections).toEqual(['1. Eligibility', '2. Payments'])
  await button('Add section').click()
  await page.getByRole('textbox', { name: /^Title in / }).fill('Law')
  await page.getByRole('textbox', { name: /^Text in / }).click()
  await userEvent.keyboard('Of Manila.')
  await button('Move up').click()
  await expect.poll(sections).toEqual(['1. Eligibility', '2. Law', '3. Payments'])
  await expect.element(page.getByText('Difference from version 2027-1, which players have now')).toBeVisible()
  const difference = page.getByRole('table').getByRole('row').filter({ hasText: 'Section 2' })
  await expect.element(difference.getByText('Of Manila.', { exact: false })).toBeVisible()
  await button('Save draft').click()
  await expect.element(page.getByText('Draft saved.')).toBeVisible()
  await expect.element(button('Send to review')).toBeEnabled()
  await expect
    .element(page.getByTitle(/^The site in /))
    .toHaveAttribute('src', expect.stringContaining('/m/useragreement?lang='))
  expect(await accessibilityViolations()).toEqual([])
})

test('a version in force is corrected only, and a scheduled one is withdrawn', async () => {
  await act('publishAgreement', { merchant, key: '2028-1', titles: ['Now'], days: 0 })
  await act('publishAgreement', { merchant, key: '2028-2', titles: ['Later'], days: 3 })
  await act('signIn', { role: 'content', merchant })
  const router = openConsole(`/m/${merchant}/content/agreements/2028-1`)
  await expect.element(page.getByText(/Correct mistakes or add a language only/)).toBeVisible()
  await expect.element(button('Withdraw')).not.toBeInTheDocument()
  await router.navigate({ href: `/m/${merchant}/content/agreements/2028-2` })
  await expect.element(heading('2028-2')).toBeVisible()
  await button('Withdraw').click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Wrong law')
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect.poll(() => router.state.location.pathname).toBe(`/m/${merchant}/content`)
  await expect.element(page.getByRole('row').filter({ hasText: '2028-1' })).toBeVisible()
  await expect.element(page.getByRole('row').filter({ hasText: '2028-2' })).not.toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])
})
