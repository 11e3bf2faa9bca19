import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = page.getByLabelText('Address or network')

test('a list that excludes the address of its editor is refused; a list that includes it is stored', async () => {
  await act('signIn', { role: 'merchant-admin', merchant: 'lotus' })
  openConsole('/m/lotus/networks')
  await expect.element(page.getByText('All addresses are allowed')).toBeVisible()
  await button('Edit list').click()
  await field.fill('no address')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^Enter an address such as/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await field.fill('203.0.113.0/24')
  await userEvent.keyboard('{Enter}')
  await button('Save').click()
  await page.getByLabelText('Reason', { exact: true }).fill('Office only')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(/This list would lock you out: your address 127\.0\.0\.1/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await field.fill('127.0.0.0/8')
  await userEvent.keyboard('{Enter}')
  await button('Save').click()
  await page.getByLabelText('Reason', { exact: true }).fill('Office only')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('list', { name: 'Allowed networks' }).getByText('203.0.113.0/24')).toBeVisible()
  // Removes the restriction, for the other tests.
  await button('Edit list').click()
  await button('Remove 203.0.113.0/24').click()
  await button('Remove 127.0.0.0/8').click()
  await button('Save').click()
  await page.getByLabelText('Reason', { exact: true }).fill('Done with the test')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('All addresses are allowed')).toBeVisible()
})
