import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { runServerAction } from '../../../test/screens/run-server-action.ts'
import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { centsIn } from '../../../test/screens/figures.ts'
import { findAll, findOne } from '../../../test/screens/find.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { savedFile } from '../../../test/screens/saved-file.ts'

const ENTRIES = 'main li > button[aria-haspopup="dialog"]'
const main = page.getByRole('main')
const amount = main.getByLabelText('Amount', { exact: true })

/** Balances of the wallets, as shown on their tiles. */
const heldBalances = () =>
  Object.fromEntries(
    ['Main wallet', 'Lottery wallet'].map((name) => {
      const [tile] = main
        .getByRole('region', { name: 'Your wallets' })
        .getByRole('button', { name: new RegExp(name) })
        .elements()
      return [name, centsIn([...(tile?.querySelectorAll('bdi') ?? [])].at(-1)?.textContent)]
    }),
  )

async function move(typedAmount: string): Promise<void> {
  await amount.fill(typedAmount)
  ;(await findOne('main form button[type="submit"]')).click()
}

test('a member transfers money to the lottery wallet and back, and finds each step in the record', async () => {
  const member = await newMember({ balance: '450.00' })
  await openScreen('/m/transfer', { member, live: true })
  await expect.element(main.getByText('No transfers between your wallets yet.')).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'All to main wallet' })).toBeDisabled()
  await runServerAction('playRound', { memberId: member.memberId, stake: '50.00', win: '100.00' })
  await expect.poll(heldBalances).toEqual({ 'Main wallet': 500_00, 'Lottery wallet': 0 })
  await move('500.01')
  await expect.element(amount).toBeInvalid()
  expect(heldBalances()).toEqual({ 'Main wallet': 500_00, 'Lottery wallet': 0 })

  await move('200.55')
  await expect.poll(heldBalances).toEqual({ 'Main wallet': 299_45, 'Lottery wallet': 200_55 })
  await expect.element(main.getByRole('status').filter({ hasText: '200.55' })).toBeVisible()
  await expect.element(main.getByRole('region', { name: 'Recent transfers' })).toMatchTextContent('Done')
  expect(await violationsInDeepRun()).toEqual([])

  await main.getByRole('button', { name: 'Swap wallets' }).click()
  await move('0.55')
  await expect.poll(heldBalances).toEqual({ 'Main wallet': 300_00, 'Lottery wallet': 200_00 })
  await main.getByRole('button', { name: 'All to main wallet' }).click()
  await expect.poll(heldBalances).toEqual({ 'Main wallet': 500_00, 'Lottery wallet': 0 })

  await openScreen('/m/transaction/record?group=transfer', { member })
  await expect.poll(() => findAll(ENTRIES).length).toBe(3)
  findAll(ENTRIES)[0]?.click()
  const sheet = page.getByRole('dialog')
  await expect.element(sheet.getByText('Lottery wallet')).toBeVisible()
  expect((await findOne('dialog[open] code')).textContent).toContain('wallet:')
  await sheet.getByRole('button', { name: 'Close' }).click()
  const { name } = await savedFile(() => main.getByRole('button', { name: 'Save as CSV' }).click())
  expect(name).toMatch(/^account-.*\.csv$/)

  await openScreen('/m/transaction/record?wallet=4', { member })
  await expect.poll(() => findAll(ENTRIES).length).toBe(3)
  await main.getByRole('button', { name: 'Yesterday', exact: true }).click()
  await expect.element(main.getByText('No matching entries')).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
  await main.getByRole('button', { name: 'Show last 30 days' }).click()
  // Entries of the main wallet, including the credit and the game rounds.
  await expect.poll(() => findAll(ENTRIES).length).toBe(6)
})

test('a member without a bonus has no wagering requirement', async () => {
  await openScreen('/m/turnover', { member: await newMember() })
  await expect.element(main.getByText('Turnover completed')).toBeVisible()
})
