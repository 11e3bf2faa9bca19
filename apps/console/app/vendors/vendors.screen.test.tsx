import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name }).first()
const dialog = () => page.getByRole('dialog')

test('a vendor is stopped from any screen by the keyboard, shown as stopped, and works again', async () => {
  await act('signIn', { role: 'platform-owner', merchant: null })
  const router = openConsole('/m/-/vendors')
  await expect.element(heading('Vendors')).toBeVisible()
  await expect.element(rowOf('Jade Lantern').getByText('Open', { exact: true })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])

  await router.navigate({ to: '/m/$merchant/audit', params: { merchant: 'aurora' } })
  await expect.element(heading('Audit log')).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByPlaceholder(/^Search, or go to/).fill('stop')
  await expect.element(page.getByRole('option', { name: 'Stop a vendor now' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByRole('option', { name: /Jade Lantern/ })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await userEvent.keyboard('jade{Enter}')
  await expect.element(dialog().getByText(/no game of Jade Lantern opens, and bets are refused at once/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByText('Enter a reason of at least 3 characters.')).toBeVisible()
  await userEvent.keyboard('Wrong payouts{Enter}')
  await expect.element(page.getByText('Jade Lantern is stopped.')).toBeVisible()
  await expect.element(heading('Audit log')).toBeVisible()

  await router.navigate({ to: '/m/$merchant/vendors', params: { merchant: '-' } })
  await expect.element(rowOf('Jade Lantern').getByText('Stopped')).toBeVisible()
  await rowOf('Jade Lantern').click()
  const panel = page.getByRole('complementary')
  await expect.element(panel.getByText('Wrong payouts')).toBeVisible()
  await expect.element(panel.getByText('No game opens, and bets are refused.')).toBeVisible()
  await expect.element(panel.getByRole('table', { name: 'Keys' })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await panel.getByRole('button', { name: 'Let it work again' }).click()
  await dialog().getByLabelText('Reason', { exact: true }).fill('Fixed')
  await dialog().getByRole('button', { name: 'Let it work again' }).click()
  await expect.element(page.getByText('Jade Lantern works again.')).toBeVisible()
  await expect.element(rowOf('Jade Lantern').getByText('Open', { exact: true })).toBeVisible()
})

test('the list is filtered by state and name in the address, and says when nothing fits', async () => {
  await act('signIn', { role: 'trader', merchant: 'aurora' })
  const router = openConsole('/m/aurora/vendors?name=jade')
  await expect.element(rowOf('Jade Lantern')).toBeVisible()
  await expect.element(page.getByText('Northlight Studio')).not.toBeInTheDocument()
  await page.getByRole('button', { name: /State/ }).click()
  await page.getByRole('option', { name: 'Stopped' }).click()
  await expect.element(page.getByText('No vendor fits the filter.')).toBeVisible()
  await expect.poll(() => router.state.location.search).toMatchObject({ name: 'jade', state: 'stopped' })
  expect(await accessibilityViolations()).toEqual([])
})

test('staff of a merchant sees its vendors without addresses, keys and the stop', async () => {
  await act('signIn', { role: 'trader', merchant: 'aurora' })
  openConsole('/m/aurora/vendors')
  await rowOf('Jade Lantern').click()
  const panel = page.getByRole('complementary')
  await expect.element(panel.getByText('Protocol')).toBeVisible()
  expect(panel.getByText('Keys').query()).toBeNull()
  expect(page.getByRole('button', { name: /Stop/ }).query()).toBeNull()
  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByPlaceholder(/^Search, or go to/).fill('stop')
  expect(page.getByRole('option', { name: 'Stop a vendor now' }).query()).toBeNull()
})

test('the house lottery has no stop', async () => {
  await act('signIn', { role: 'platform-owner', merchant: null })
  openConsole('/m/-/vendors?open=LOTT')
  const panel = page.getByRole('complementary')
  await expect.element(panel.getByRole('button', { name: 'Close for maintenance' })).toBeVisible()
  expect(panel.getByRole('button', { name: 'Stop now' }).query()).toBeNull()
})
