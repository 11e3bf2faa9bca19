import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const panel = () => page.getByRole('complementary')
const dialog = () => page.getByRole('dialog')
const rows = () => page.getByRole('row')
const tab = (name: string) => page.getByRole('radio', { name, exact: true })

beforeEach(async () => {
  await act('signIn', { role: 'trader', merchant: 'aurora' })
})

test('a bet opens by keyboard with its picks, and new bets wait behind a button', async () => {
  const { account, round } = await act('sportsBet', {})
  const router = openConsole('/m/aurora/sports')
  await expect.element(heading('Sports')).toBeVisible()
  const row = rows().filter({ hasText: account })
  await expect.element(row.getByText('Harbour Athletic – Stonebridge')).toBeVisible()
  await expect.element(row.getByText('−50.00')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await row.click()
  await expect.element(panel().getByText('Northern Cup').first()).toBeVisible()
  await expect.element(panel().getByText(/Only the sportsbook can void or settle its ticket/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => router.state.location.search).not.toHaveProperty('open')
  await act('sportsBet', {})
  await page.getByRole('button', { name: '1 new' }).click()
  await expect.element(rows().nth(2)).toBeVisible()
  await router.navigate({ to: '/m/$merchant/sports', params: { merchant: 'aurora' }, search: { open: round } })
  await panel().getByRole('link', { name: 'Bets on this match' }).first().click()
  await expect.poll(() => router.state.location.search).toEqual({ match: 'northern-1' })
})

test('liabilities lead to the bets of a match; without corrections and debts the lists say so', async () => {
  await act('sportsBet', {})
  const router = openConsole('/m/aurora/sports')
  await tab('Liabilities').click()
  const row = rows().filter({ hasText: 'Harbour Athletic – Stonebridge' })
  await expect.element(row.getByText('Northern Cup')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await row.click()
  await expect.poll(() => router.state.location.search).toEqual({ match: 'northern-1' })
  await tab('Corrections').click()
  await expect.element(page.getByText('No sportsbook has corrected a settled bet.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await tab('Debts').click()
  await expect.element(page.getByText('No player owes winnings of a corrected bet.')).toBeVisible()
  await tab('Bets').click()
  await page.getByLabelText('Player', { exact: true }).fill('nobody')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('No bet fits the filter.')).toBeVisible()
})

test('a hot match is placed, moved and closed, and saved with a reason', async () => {
  openConsole('/m/aurora/sports?view=tiles')
  const items = page.getByRole('listitem').filter({ hasText: 'Listed by the vendor' })
  await expect.element(items.first()).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect.element(save).toBeDisabled()
  await page
    .getByRole('button', { name: /^Place / })
    .nth(1)
    .click()
  await page
    .getByRole('button', { name: /^Place / })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Move .* up$/ })
    .last()
    .click()
  await page
    .getByRole('button', { name: /^Close / })
    .last()
    .click()
  await save.click()
  await expect.element(dialog().getByText(/see 2 placed matches first/)).toBeVisible()
  await dialog().getByLabelText('Reason', { exact: true }).fill('the derby of the week')
  await dialog().getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('Players see the new hot matches.')).toBeVisible()
  await expect.element(page.getByText('Closed', { exact: true })).toBeVisible()
  await expect.element(save).toBeDisabled()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('button', { name: 'Add a match' }).click()
  await expect.element(dialog().getByText(/No sportsbook of the merchant answers/)).toBeVisible()
})

test('staff who may only read see no actions on tiles, and the platform has no desk', async () => {
  await act('signIn', { role: 'risk', merchant: 'aurora' })
  openConsole('/m/aurora/sports?view=tiles')
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Listed by the vendor' }).first()).toBeVisible()
  expect(page.getByRole('button', { name: /^Place / }).query()).toBeNull()
  expect(page.getByRole('button', { name: 'Save', exact: true }).query()).toBeNull()
})

test('without a merchant the desk asks for one', async () => {
  await act('signIn', { role: 'platform-owner', merchant: null })
  openConsole('/m/-/sports')
  await expect.element(page.getByText('Choose a merchant')).toBeVisible()
})
