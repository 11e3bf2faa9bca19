import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
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
    .fill(`date,amount,currency,payer,reference\n${day} 23:50,${one.toPay},PHP,"REYES, ANA",=1+1\n`)
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
  await expect.element(panel().getByText('=1+1')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])

  await userEvent.keyboard('j{Enter}')
  await expect.element(panel().getByText('exact amount')).toBeVisible()
  await expect.element(panel().getByText(new RegExp(`This receipt was sent for another.*${other.id}`))).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('button', { name: 'Show the receipt' }).click()
  await expect.element(page.getByRole('img', { name: 'Receipt sent by the player' })).toBeVisible()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.element(page.getByText('150 %')).toBeVisible()
  await userEvent.keyboard('{Escape}')

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
  await expect.element(page.getByText('Nothing to match')).toBeVisible()
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
