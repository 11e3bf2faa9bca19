import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

/** Longer than the delay before an open withdrawal is claimed. */
const CLAIM_MS = 1_200

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
  const [odd = ''] = await act('queueWithdrawals', {
    merchantCode: 'aurora',
    count: 1,
    holder: 'Ben Santos',
    amount: '311.00',
  })
  const clear = await act('queueWithdrawals', { merchantCode: 'aurora', count: 3, amount: '311.00' })
  await act('signIn', { role: 'finance', merchant: 'aurora' })
  // Other files leave withdrawals of other amounts.
  openConsole('/m/aurora/withdrawals?minimum=311&maximum=311')
  await expect.element(grid().getByText('Name differs')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('button', { name: 'Select these' }).click()
  await expect.element(page.getByText('3 selected, 933.00 PHP')).toBeVisible()
  await page.getByRole('button', { name: 'Approve selected' }).click()
  await expect.element(page.getByText('3 withdrawals, 933.00 PHP in total')).toBeVisible()
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

  // The decision of the other reviewer closes the form, and is shown.
  await act('rejectWithdrawal', { merchant: 'lotus', id })
  await expect.element(panel().getByText('It was decided meanwhile. Now: Rejected.')).toBeVisible()
  await expect.element(panel().getByText(/is reviewing it/)).not.toBeInTheDocument()
  await expect.element(panel().getByRole('button', { name: /^Approve/ })).not.toBeInTheDocument()
  await expect.element(panel().getByRole('button', { name: /^Note/ })).toBeVisible()
  await expect.element(panel().getByRole('table', { name: 'Steps' }).getByText('In review')).toBeVisible()
})

test('staff who only approve changes are offered no decision, and claim nothing', async () => {
  const [id = ''] = await act('queueWithdrawals', { merchantCode: 'lotus', count: 1, amount: '180.00' })
  const me = await act('signIn', { role: 'merchant-admin', merchant: 'lotus' })
  openConsole(`/m/lotus/withdrawals?open=${id}`)
  await expect.element(panel().getByRole('table', { name: 'Steps' })).toBeVisible()
  // A claim would follow after this time.
  await new Promise((resolve) => setTimeout(resolve, CLAIM_MS))
  await expect.element(panel().getByRole('button', { name: 'Close panel' })).toBeVisible()
  expect(page.getByRole('button', { name: /Approve|Reject|Hold|Note|Show account/ }).elements()).toEqual([])
  expect(page.getByRole('checkbox').elements()).toEqual([])
  expect(await act('countRefusals', { mail: me.mail })).toBe(0)
})

test('decisions use the shortcut keys configured in the account, and the panel leads to the player', async () => {
  const [id = ''] = await act('queueWithdrawals', { merchantCode: 'lotus', count: 1, amount: '190.00' })
  const me = await act('signIn', { role: 'finance', merchant: 'lotus' })
  await act('setKeys', { id: me.id, keys: { approve: 'y', reject: '4' } })
  const router = openConsole(`/m/lotus/withdrawals?open=${id}`)
  await expect.element(panel().getByRole('button', { name: /^Approve/ })).toHaveTextContent('Approvey')
  await userEvent.keyboard('a')
  await userEvent.keyboard('r')
  expect(panel().getByRole('button', { name: 'Cancel' }).elements()).toEqual([])
  await userEvent.keyboard('4')
  await expect.element(panel().getByText(/^Reject 190\.00/)).toBeVisible()
  await panel().getByRole('button', { name: 'Cancel' }).click()
  await userEvent.keyboard('y')
  await expect.element(panel().getByText(/^Pay 190\.00/)).toBeVisible()

  const heading = panel().getByRole('heading', { level: 2 })
  await heading.getByRole('link').click()
  await expect.poll(() => router.state.location.pathname).toMatch(/^\/m\/lotus\/players\/\d+$/)
})

test('columns of the payout are hidden in the review by default, and can be shown', async () => {
  await act('queueWithdrawals', { merchantCode: 'lotus', count: 1, amount: '195.00' })
  await act('signIn', { role: 'finance', merchant: 'lotus' })
  const router = openConsole('/m/lotus/withdrawals')
  await expect.element(grid().getByRole('columnheader', { name: 'Checks' })).toBeVisible()
  const hidden = ['Wagering left', 'Provider', 'Polls', 'Number']
  for (const name of hidden) expect(grid().getByRole('columnheader', { name }).elements()).toEqual([])
  const scroller = grid().element().parentElement
  expect(scroller?.scrollWidth).toBe(scroller?.clientWidth)
  await page.getByRole('button', { name: 'Columns' }).click()
  for (const name of hidden) await page.getByRole('menuitemcheckbox', { name }).click()
  await userEvent.keyboard('{Escape}')
  for (const name of hidden) await expect.element(grid().getByRole('columnheader', { name })).toBeInTheDocument()
  expect(router.state.location.search).toMatchObject({ hide: 'none' })
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

test('new withdrawals are shown on request, and withdrawals decided by others leave the list at once', async () => {
  const [first = ''] = await act('queueWithdrawals', { merchantCode: 'lotus', count: 1, amount: '205.00' })
  await act('signIn', { role: 'finance', merchant: 'lotus' })
  openConsole('/m/lotus/withdrawals?hide=none')
  await expect.element(grid().getByText(first)).toBeVisible()
  const [second = ''] = await act('queueWithdrawals', { merchantCode: 'lotus', count: 1, amount: '205.00' })
  await expect.element(page.getByRole('button', { name: '1 new' })).toBeVisible()
  expect(grid().getByText(second).elements()).toEqual([])
  expect(await accessibilityViolations()).toEqual([])
  // Claims of the shown rows are shown at once, before the next poll, and the new row stays hidden.
  const early = await act('claimWithdrawal', { merchant: 'lotus', id: first })
  await expect.element(grid().getByText(early), { timeout: 4_000 }).toBeVisible()
  await expect.element(page.getByRole('button', { name: '1 new' })).toBeVisible()
  expect(grid().getByText(second).elements()).toEqual([])
  await act('releaseWithdrawal', { id: first, reviewer: early })
  await expect.element(grid().getByText(early), { timeout: 4_000 }).not.toBeInTheDocument()
  expect(grid().getByText(second).elements()).toEqual([])
  await page.getByRole('button', { name: '1 new' }).click()
  await expect.element(grid().getByText(second)).toBeVisible()
  await expect.element(page.getByRole('button', { name: '1 new' })).not.toBeInTheDocument()

  const reviewer = await act('claimWithdrawal', { merchant: 'lotus', id: second })
  await expect.element(grid().getByText(reviewer)).toBeVisible()
  await act('rejectWithdrawal', { merchant: 'lotus', id: second })
  await expect.element(grid().getByText(second)).not.toBeInTheDocument()
  await expect.element(grid().getByText(first)).toBeVisible()
})
