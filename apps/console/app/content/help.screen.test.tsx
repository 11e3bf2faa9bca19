import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const merchant = 'lotus'
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('an article gets its name, a question and an answer, and its preview is the help center', async () => {
  await act('signIn', { role: 'content', merchant })
  openConsole(`/m/${merchant}/content?kind=help`)
  await button('New').click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Bonus Rules')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Use 1 to 60 lower-case letters, digits and -')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('bonus-rules')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('bonus-rules')).toBeVisible()
  await page.getByRole('textbox', { name: /^Title in / }).fill('When is a bonus mine?')
  await page.getByRole('textbox', { name: /^Text in / }).click()
  await userEvent.keyboard('After the turnover.')
  await page.getByRole('textbox', { name: 'Order' }).fill('3')
  await button('Save draft').click()
  await expect.element(page.getByText('Draft saved.')).toBeVisible()
  await expect.element(button('Send to review')).toBeDisabled()
  await expect
    .element(page.getByTitle(/^The site in /))
    .toHaveAttribute('src', expect.stringContaining('/m/help?lang='))
  expect(await accessibilityViolations()).toEqual([])
})

test('a published article is compared with its draft, and stopped with a reason', async () => {
  await act('publishHelp', { merchant, key: 'stopped-help', title: 'May I play?' })
  await act('signIn', { role: 'content', merchant })
  openConsole(`/m/${merchant}/content?kind=help&state=live`)
  await page.getByRole('row').filter({ hasText: 'stopped-help' }).click()
  await expect.element(heading('May I play?')).toBeVisible()
  await page.getByRole('textbox', { name: 'Order' }).fill('9')
  const difference = page.getByRole('table').getByRole('row').filter({ hasText: 'Order' })
  await expect.element(difference.getByText('9', { exact: true })).toBeVisible()
  await button('Stop now').click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Wrong rule')
  await page.getByRole('dialog').getByRole('button', { name: 'Stop now' }).click()
  await expect.element(page.getByText('no player sees it', { exact: false })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('staff who may only read help and letters sees no other kinds and no buttons', async () => {
  await act('publishHelp', { merchant, key: 'read-help', title: 'May I read?' })
  await act('signIn', { role: 'support', merchant })
  openConsole(`/m/${merchant}/content`)
  await expect.element(page.getByRole('row').filter({ hasText: 'read-help' })).toBeVisible()
  const kinds = page.getByRole('radiogroup', { name: 'Kind of content' }).getByRole('radio').elements()
  expect(kinds.map(({ textContent }) => textContent)).toEqual(['Help', 'Letters'])
  await expect.element(button('New')).not.toBeInTheDocument()
})
