import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const panel = () => page.getByRole('complementary')
const grid = () => page.getByRole('grid', { name: 'Deposits' })

test('an imported bank line is matched with its claim by keyboard; a receipt used twice causes a warning', async () => {
  const one = await act('claimDeposit', { background: '#335577' })
  const other = await act('claimDeposit', { background: '#335577' })
  await act('signIn', { role: 'finance', merchant: 'aurora' })
  openConsole('/m/aurora/deposits')
  await expect.element(grid().getByText('Receipt used before').first()).toBeVisible()
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByLabelText('Or paste it here').fill('date,amount\n2026-03-01,5')
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
  await expect.element(page.getByText(/^Line 1: The first line lacks the column/)).toBeVisible()
  const day = new Date().toISOString().slice(0, 10)
  await page
    .getByLabelText('Or paste it here')
    .fill(
      `date,amount,currency,payer,reference\n${day} 23:50,${one.toPay},PHP,"REYES, ANA",=1+1\n` +
        `${day} 23:51,750.31,PHP,"REYES, ANA",\n`,
    )
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
  await expect.element(panel().getByText('=1+1')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])

  // Claims that other tests have left come first in the list.
  await grid().getByRole('row').filter({ hasText: one.toPay }).click()
  await expect.element(panel().getByText('exact amount')).toBeVisible()
  await expect.element(panel().getByText(new RegExp(`This receipt was sent for another.*${other.id}`))).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('button', { name: 'Show the receipt' }).click()
  await expect.element(page.getByRole('img', { name: 'Receipt sent by the player' })).toBeVisible()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.element(page.getByText('150 %')).toBeVisible()
  await userEvent.keyboard('{Escape}')

  // A statement can be imported while a claim is open.
  await page.getByRole('button', { name: 'Import' }).click()
  await expect.element(page.getByLabelText('Or paste it here')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  // The line of another payment by the same player is folded.
  await expect.element(panel().getByText('Of the same payer, with another amount: 1')).toBeVisible()
  await expect.element(panel().getByRole('button', { name: 'Credit by this line' })).toBeVisible()
  await expect.element(panel().getByText('750.31 PHP')).not.toBeVisible()
  await expect
    .element(panel().getByRole('link', { name: other.id }))
    .toHaveAttribute('href', expect.stringContaining(`open=${other.id}`))

  await page.getByRole('heading', { level: 1 }).click()
  await userEvent.keyboard('a')
  await page.getByLabelText('Amount that arrived, in PHP').fill('480')
  await userEvent.keyboard('{Enter}')
  await expect.element(panel().getByText('Another amount needs a reason.')).toBeVisible()
  await page.getByLabelText('Amount that arrived, in PHP').fill(one.toPay)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status').getByText(/^Credited to /)).toBeVisible()
  await expect.element(grid().getByText(one.id)).not.toBeInTheDocument()

  // The next claim is open.
  await expect.element(panel().getByText(other.id, { exact: true })).toBeVisible()
  await userEvent.keyboard('r{Enter}')
  await expect.element(grid().getByText(other.id)).not.toBeInTheDocument()
  await page.getByRole('radio', { name: /^Failed/ }).click()
  await expect.element(grid().getByText(other.id)).toBeVisible()
})

test('a reversed credit is taken back with a text for the player', async () => {
  const claim = await act('claimDeposit', { background: '#118833' })
  await act('reverseDeposit', claim)
  await act('signIn', { role: 'finance', merchant: 'aurora' })
  openConsole(`/m/aurora/deposits?tab=problems&open=${claim.id}`)
  await expect.element(panel().getByText('Taken back by the provider')).toBeVisible()
  await userEvent.keyboard('s')
  await expect.element(panel().getByText(/^Settle the problem. The balance of/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByLabelText('Amount to take back, in PHP').fill('99999')
  await userEvent.keyboard('{Enter}')
  await expect.element(panel().getByText(/^At most .* PHP was credited\.$/)).toBeVisible()
  await page.getByLabelText('Amount to take back, in PHP').fill('100')
  await expect.element(panel().getByText(/We deducted the amount\.$/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByLabelText('Reason', { exact: true }).fill('Charged back by the bank')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status').getByText(`Settled: ${claim.id}.`)).toBeVisible()
  await expect.element(page.getByText('No deposits')).toBeVisible()
})

test('decisions about deposits use the shortcut keys configured in the account', async () => {
  const claim = await act('claimDeposit', { background: '#882211' })
  const me = await act('signIn', { role: 'finance', merchant: 'aurora' })
  await act('setKeys', { id: me.id, keys: { approve: 'y', reject: 's' } })
  openConsole(`/m/aurora/deposits?open=${claim.id}`)
  await expect.element(panel().getByRole('button', { name: /^Reject/ })).toHaveTextContent('Rejects')
  await userEvent.keyboard('a')
  expect(panel().getByRole('button', { name: 'Cancel' }).elements()).toEqual([])
  await userEvent.keyboard('y')
  await expect.element(panel().getByText(/^Credit .* without a bank line\.$/)).toBeVisible()
  await panel().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(panel().getByRole('heading', { level: 2 }).getByRole('link')).toBeVisible()
  await expect.element(panel().getByRole('table', { name: 'Steps' }).getByText('Reported as paid')).toBeVisible()
})

test('staff who only approves changes is offered no decision about a deposit', async () => {
  const claim = await act('claimDeposit', { background: '#882212' })
  const me = await act('signIn', { role: 'merchant-admin', merchant: 'aurora' })
  openConsole(`/m/aurora/deposits?open=${claim.id}`)
  await expect.element(panel().getByRole('table', { name: 'Steps' })).toBeVisible()
  expect(page.getByRole('button', { name: /^(Credit|Reject|Settle|Import|Ignore)/ }).elements()).toEqual([])
  expect(await act('countRefusals', { mail: me.mail })).toBe(0)
})

test('a narrow page shows the claims, and the bank lines on request', async () => {
  await act('claimDeposit', { background: '#882213' })
  await act('signIn', { role: 'finance', merchant: 'aurora' })
  await page.viewport(820, 800)
  onTestFinished(() => page.viewport(1280, 800))
  openConsole('/m/aurora/deposits')
  await expect.element(grid()).toBeVisible()
  await page.getByRole('radio', { name: /^Credited/ }).click()
  await page.getByRole('radio', { name: /^Reported as paid/ }).click()
  expect(panel().elements()).toEqual([])
  await page.getByRole('button', { name: 'Bank lines' }).click()
  await expect.element(panel().getByRole('heading', { name: 'Open bank lines' })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await panel().getByRole('button', { name: 'Close panel' }).click()
  await expect.element(page.getByRole('button', { name: 'Bank lines' })).toBeVisible()
})

test('a new claim is shown only on request', async () => {
  const first = await act('claimDeposit', { background: '#882214' })
  await act('signIn', { role: 'finance', merchant: 'aurora' })
  openConsole('/m/aurora/deposits')
  await expect.element(grid().getByText(first.id)).toBeVisible()
  const second = await act('claimDeposit', { background: '#882215' })
  await page.getByRole('button', { name: '1 new' }).click()
  await expect.element(grid().getByText(second.id)).toBeVisible()
})

test('the claim of another reviewer is shown in list and panel, prevents decisions, and ends when it expires', async () => {
  const claim = await act('claimDeposit', { background: '#882216' })
  await act('signIn', { role: 'finance', merchant: 'aurora' })
  openConsole('/m/aurora/deposits')
  await expect.element(grid().getByText(claim.id)).toBeVisible()
  // The claim is pushed to the list.
  const reviewer = await act('claimDepositAs', { id: claim.id })
  await expect.element(grid().getByText(`${reviewer} is reviewing`)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await grid().getByText(claim.id).click()
  await expect.element(panel().getByText(`${reviewer} is reviewing it. You can't decide at the moment.`)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await userEvent.keyboard('a')
  await expect.element(page.getByLabelText('Amount that arrived, in PHP')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel().getByText(`${reviewer} is reviewing it. Nothing was changed.`)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])

  await act('expireDepositClaims', {})
  await expect.element(panel().getByText(/is reviewing it\. You can't/)).not.toBeInTheDocument()
  await panel().getByRole('button', { name: 'Credit', exact: true }).click()
  await expect.element(page.getByRole('status').getByText(/^Credited to /)).toBeVisible()
}, 40_000)

test('the open deposit is claimed with the chosen bank line, and released when it is closed', async () => {
  const claim = await act('claimDeposit', { background: '#882217' })
  const other = await act('claimDeposit', { background: '#882218' })
  const me = await act('signIn', { role: 'finance', merchant: 'aurora' })
  openConsole('/m/aurora/deposits')
  await page.getByRole('button', { name: 'Import' }).click()
  const day = new Date().toISOString().slice(0, 10)
  await page
    .getByLabelText('Or paste it here')
    .fill(`date,amount,currency,payer,reference\n${day} 23:50,${claim.toPay},PHP,"REYES, ANA",\n`)
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
  await expect.element(panel().getByText(`${claim.toPay} PHP`)).toBeVisible()
  await grid().getByText(claim.id).click()
  await expect.poll(() => act('depositClaim', { id: claim.id })).toEqual({ by: me.mail, hasLine: false })
  await expect.element(grid().getByText('You are reviewing')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await userEvent.keyboard('a')
  await expect.poll(() => act('depositClaim', { id: claim.id })).toEqual({ by: me.mail, hasLine: true })
  await panel().getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => act('depositClaim', { id: claim.id })).toEqual({ by: me.mail, hasLine: false })
  await panel().getByRole('button', { name: 'Close panel' }).click()
  await expect.poll(() => act('depositClaim', { id: claim.id })).toBeNull()

  // The line that another reviewer is matching is offered neither for another claim nor to be ignored.
  const reviewer = await act('claimDepositAs', { id: other.id, amount: claim.toPay })
  await expect.element(panel().getByText(`${reviewer} is matching it`)).toBeVisible()
  await grid().getByText(claim.id).click()
  await expect.element(panel().getByText(`${reviewer} is matching it`)).toBeVisible()
  await expect.element(panel().getByText('exact amount')).toBeVisible()
  expect(panel().getByRole('button', { name: 'Credit by this line' }).elements()).toEqual([])
  await expect.element(panel().getByRole('button', { name: /^Credit/ })).toHaveTextContent('Credita')
  expect(await accessibilityViolations()).toEqual([])
  expect(await act('countRefusals', { mail: me.mail })).toBe(0)
}, 40_000)

test('a deposit whose payment failed at the provider leaves the list at once, and its panel says so', async () => {
  const first = await act('claimDeposit', { background: '#882220' })
  const second = await act('claimDeposit', { background: '#882221' })
  await act('signIn', { role: 'finance', merchant: 'aurora' })
  openConsole('/m/aurora/deposits')
  await expect.element(grid().getByText(second.id)).toBeVisible()
  await act('failDeposit', { id: first.id })
  // Before the next poll of the list.
  await expect.element(grid().getByText(first.id), { timeout: 4_000 }).not.toBeInTheDocument()
  await grid().getByText(second.id).click()
  await expect.element(panel().getByRole('table', { name: 'Steps' })).toBeVisible()
  await act('failDeposit', { id: second.id })
  await expect.element(panel().getByText('It changed meanwhile. Now: Failed.')).toBeVisible()
})
