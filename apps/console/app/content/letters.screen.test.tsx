import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const merchant = 'lotus'
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a letter gets its text and its group, whose players are counted, and its preview is the letter', async () => {
  await act('signIn', { role: 'content', merchant })
  openConsole(`/m/${merchant}/content?kind=letters`)
  await button('New').click()
  await page.getByRole('textbox', { name: 'Name' }).fill('july news')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Use 1 to 80 letters, digits, - . _ or :')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('july-news')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('july-news')).toBeVisible()
  await expect.element(page.getByText(/players now/)).toBeVisible()
  await page.getByRole('textbox', { name: /^Title in / }).fill('News of July')
  await page.getByRole('button', { name: /Group/ }).click()
  await page.getByRole('option', { name: 'Agents' }).click()
  await expect.element(page.getByText(/players now/)).toBeVisible()
  await page.getByRole('checkbox', { name: /push message/ }).click({ force: true })
  await button('Save draft').click()
  await expect.element(page.getByText('Draft saved.')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /push message/ })).toBeChecked()
  await expect.element(button('Send to review')).toBeDisabled()
  await expect
    .element(page.getByTitle(/^The site in /))
    .toHaveAttribute('src', expect.stringContaining('/m/webEmail?lang='))
  expect(await accessibilityViolations()).toEqual([])
})

test('a scheduled letter cannot be changed; it is cancelled with a reason', async () => {
  await act('publishLetter', { merchant, key: 'planned', title: 'Planned', days: 2 })
  await act('signIn', { role: 'content', merchant })
  openConsole(`/m/${merchant}/content?kind=letters&state=scheduled`)
  await page.getByRole('row').filter({ hasText: 'planned' }).click()
  await expect.element(heading('Planned')).toBeVisible()
  await expect.element(page.getByText(/cannot be changed any more/)).toBeVisible()
  await expect.element(button('Save draft')).not.toBeInTheDocument()
  await button('Cancel delivery').click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Wrong prize')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel delivery' }).click()
  await expect.element(page.getByText('no player sees it', { exact: false })).toBeVisible()
  await expect.element(button('Save draft')).not.toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])
})

test('a delivered letter shows how many players have received and read it', async () => {
  await act('publishLetter', { merchant, key: 'sent', title: 'Sent', days: 0 })
  await act('signIn', { role: 'content', merchant })
  openConsole(`/m/${merchant}/content/letters/sent`)
  await expect.element(heading('Sent')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Delivery' })).toBeVisible()
  const received = page.getByRole('definition').first()
  await expect.poll(() => Number(received.element().textContent)).toBeGreaterThan(0)
  await expect.element(page.getByText('Players not looked at yet')).not.toBeInTheDocument()
  await expect.element(button('Cancel delivery')).not.toBeInTheDocument()
})
