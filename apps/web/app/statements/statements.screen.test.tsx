import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { violationsInDeepRun } from '../../test/screens/accessibility-violations.ts'
import { newMember, openScreen } from '../../test/screens/open-screen.tsx'
import { savedFile } from '../../test/screens/saved-file.ts'

const main = page.getByRole('main')
const button = (name: string | RegExp) => main.getByRole('button', { name })

test('a member requests a statement of the current year, waits, and saves both files', async () => {
  const member = await newMember({ balance: '500.00' })
  await openScreen('/m/statements', { member })
  await expect.element(main.getByText('No statements yet')).toBeVisible()
  await main.getByRole('tab', { name: 'Year' }).click()
  const year = main.getByRole('combobox', { name: 'Year' })
  await expect.element(year).toHaveTextContent(`${new Date().getFullYear()} (so far)`)
  await button('Request statement').click()
  await expect.element(button(/^PDF/), { timeout: 20_000 }).toBeVisible()
  await expect.element(main.getByText(/^Available until/)).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
  const csv = await savedFile(() => button(/^CSV/).click())
  expect(csv.name).toMatch(/^statement-\d{4}\.csv$/)
  expect(csv.text).toContain('Total,0.00,')
  expect(csv.text).toContain(',500.00,')
  const pdf = await savedFile(() => button(/^PDF/).click())
  expect([pdf.name.endsWith('.pdf'), pdf.text.slice(0, 5)]).toEqual([true, '%PDF-'])
})

test('safer play and the member centre lead to the statements', async () => {
  const member = await newMember({ balance: '1.00' })
  await openScreen('/m/safePlay', { member })
  await main.getByRole('link', { name: 'Statements' }).click()
  await expect.element(button('Request statement')).toBeVisible()
  await openScreen('/m/mine', { member })
  await main.getByRole('link', { name: /^Statements/ }).click()
  await expect.element(button('Request statement')).toBeVisible()
})
