import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const grid = () => page.getByRole('grid', { name: 'Withdrawals' })
const panel = () => page.getByRole('complementary')

test('a queue of 30 withdrawals is decided by keyboard; after each decision the next one opens', async () => {
  const ids = await act('queueWithdrawals', { merchantCode: 'lotus', count: 30, amount: '150.00' })
  await act('signIn', { role: 'finance', merchant: 'lotus' })
  openConsole('/m/lotus/withdrawals')
  await expect.element(grid()).toBeVisible()
  await userEvent.keyboard('j{Enter}')
  for (let decided = 0; decided < ids.length; decided++) {
    const heading = panel().getByRole('heading', { level: 2 })
    await expect.element(heading).toBeVisible()
    await expect.element(panel().getByText(ids[decided] ?? '', { exact: true })).toBeVisible()
    await userEvent.keyboard(decided % 10 === 9 ? 'r{Enter}' : 'a{Enter}')
  }
  await expect.element(page.getByText('Nothing to review')).toBeVisible()
  expect(await act('countWithdrawals', { ids, state: 'REJECTED' })).toBe(3)
  expect(await act('countWithdrawals', { ids, state: 'REVIEW' })).toBe(0)
}, 240_000)

test('the approval shows a failed check first, and a bulk decision excludes the row', async () => {
  const [odd = ''] = await act('queueWithdrawals', { merchantCode: 'aurora', count: 1, holder: 'Ben Santos' })
  const clear = await act('queueWithdrawals', { merchantCode: 'aurora', count: 3 })
  await act('signIn', { role: 'finance', merchant: 'aurora' })
  openConsole('/m/aurora/withdrawals')
  await expect.element(grid().getByText('Name differs')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('button', { name: 'Select these' }).click()
  await expect.element(page.getByText('3 selected, 900.00 PHP')).toBeVisible()
  await page.getByRole('button', { name: 'Approve selected' }).click()
  await expect.element(page.getByText('3 withdrawals, 900.00 PHP in total')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status').getByText('3 decided.')).toBeVisible()
  expect(await act('countWithdrawals', { ids: clear, state: 'REVIEW' })).toBe(0)

  await page.getByRole('row').nth(1).click()
  await expect.element(panel().getByText('B••• S•••, not A••• R•••')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await userEvent.keyboard('a')
  await expect.element(panel().getByText('Failed checks: Name differs.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await userEvent.keyboard('h')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Nothing to review')).toBeVisible()
  await page.getByRole('radio', { name: /^On hold/ }).click()
  await page.getByRole('row').nth(1).click()
  await expect.element(panel().getByText('Waiting for identity documents')).toBeVisible()
  expect(await act('countWithdrawals', { ids: [odd], state: 'REVIEW' })).toBe(1)
})

test('the claim of another reviewer is shown, and prevents a decision', async () => {
  const [id = ''] = await act('queueWithdrawals', { merchantCode: 'lotus', count: 1, amount: '170.00' })
  const reviewer = await act('claimWithdrawal', { merchant: 'lotus', id })
  await act('signIn', { role: 'finance', merchant: 'lotus' })
  openConsole(`/m/lotus/withdrawals?open=${id}`)
  await expect.element(panel().getByText(`${reviewer} is reviewing it. You can't decide at the moment.`)).toBeVisible()
  await userEvent.keyboard('a{Enter}')
  await expect.element(panel().getByText(`${reviewer} is reviewing it. Nothing was changed.`)).toBeVisible()
})

test('the queue is sorted by its headers, and linked accounts are named with the masked value', async () => {
  const small = await act('queueWithdrawals', { merchantCode: 'lotus', count: 1, amount: '111.00' })
  const large = await act('queueWithdrawals', { merchantCode: 'lotus', count: 1, amount: '999.00' })
  await act('linkMembers', { ids: [...small, ...large] })
  await act('signIn', { role: 'finance', merchant: 'lotus' })
  const router = openConsole('/m/lotus/withdrawals?minimum=111&maximum=999')
  const amount = grid().getByRole('columnheader', { name: 'Amount' })
  await amount.click()
  await expect.element(amount).toHaveAttribute('aria-sort', 'ascending')
  await amount.click()
  await expect.element(grid().getByRole('row').nth(1).getByText('999.00')).toBeVisible()
  expect(router.state.location.search).toMatchObject({ sort: '-amount', minimum: '111' })
  expect(await accessibilityViolations()).toEqual([])

  await grid().getByRole('row').nth(1).click()
  const links = panel().getByRole('table', { name: 'Linked accounts' })
  await expect.element(links.getByText('203.0.•••.•••')).toBeVisible()
  await expect.element(links.getByText('Same device')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])

  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  await expect.element(page.getByText('Export started. You find the file in your inbox.')).toBeVisible()
})
