import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const merchant = 'aurora'
const heading = (name: string, level = 1) => page.getByRole('heading', { name, level })
const choose = async (label: string, option: string) => {
  await page.getByRole('button', { name: new RegExp(`${label}$`) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('each report has its definition, its rows and sums, and an address', { timeout: 60_000 }, async () => {
  await act('signIn', { role: 'finance', merchant })
  const router = openConsole(`/m/${merchant}/reports`)
  await expect.element(heading('Reports')).toBeVisible()
  await expect.element(heading('Revenue', 2)).toBeVisible()
  await expect.element(page.getByText(/^By the ledger, as on the dashboard. GGR = stakes/)).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^Sum/ })).toBeVisible()
  await expect.element(page.getByText('No activity').first()).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  for (const name of ['Deposits by channel', 'Cohorts and retention', "Vendors' invoices"]) {
    await choose('Report', name)
    await expect.element(heading(name, 2)).toBeVisible()
    await expect.element(page.getByRole('table')).toBeVisible()
    expect(await accessibilityViolations()).toEqual([])
  }
  expect(router.state.location.search).toMatchObject({ report: 'vendors' })
  void router.navigate({
    to: '/m/$merchant/reports',
    params: { merchant },
    search: { report: 'withdrawals', from: '2020-01-01', until: '2020-01-02' },
  })
  await expect.element(page.getByText('Nothing happened in these days.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  void router.navigate({
    to: '/m/$merchant/reports',
    params: { merchant },
    search: { report: 'revenue', from: '2020-01-01', until: '2020-12-31' },
  })
  await expect.element(page.getByText('Choose up to 92 days, the first before the last.')).toBeVisible()
})

test('a report is scheduled once, and its schedule ended', async () => {
  await act('signIn', { role: 'finance', merchant })
  openConsole(`/m/${merchant}/reports`)
  await page.getByRole('button', { name: 'Schedules' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('You receive no reports yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect.element(dialog.getByText(/^Revenue · Each day/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect.element(dialog.getByText('You receive this report already.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'End: Revenue' }).click()
  await expect.element(dialog.getByText('You receive no reports yet.')).toBeVisible()
})

test('an auditor reads reports without schedules', async () => {
  await act('signIn', { role: 'auditor', merchant })
  openConsole(`/m/${merchant}/reports`)
  await expect.element(heading('Revenue', 2)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Schedules' })).not.toBeInTheDocument()
})
