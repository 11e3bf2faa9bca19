import { createDeposit } from '@ante/contract/cashier/deposit.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { violationsInDeepRun } from '../../../../test/screens/accessibility-violations.ts'
import { callAs } from '../../../../test/screens/call-as.ts'
import { findAll, findOne, addressParameter, horizontalOverflow } from '../../../../test/screens/find.ts'
import type { ScreenMember } from '../../../../test/screens/new-member.ts'
import { newMember, openScreen } from '../../../../test/screens/open-screen.tsx'
import { runOperator, ownGateway } from '../../../../test/screens/own-gateway.ts'

ownGateway()

const banner = page.getByRole('banner')
const wallets = banner.getByRole('button', { name: /Your wallets/ })
const sheet = page.getByRole('dialog')
const main = page.getByRole('main')

/** Makes a deposit of a member, and credits it as the operator. */
async function deposited(member: ScreenMember, channelId: string, amount: string): Promise<void> {
  const { transactionId } = await callAs(member, createDeposit, { channelId, amount })
  await runOperator('deposits', 'approve', transactionId, '--reason', 'Found on the statement')
}

test.each(['/m/securityCenter', '/m/withdraw', '/m/voucherCenter', '/m/activity'])(
  'the header of %s shows the balance, on one line also on the narrowest phone',
  async (path) => {
    await page.viewport(320, 640)
    await openScreen(path, { member: await newMember({ balance: '1234567.00' }) })
    await expect.element(wallets.getByText('₱1,234,567.00')).toBeInTheDocument()
    const [head] = findAll('header')
    expect(head?.getBoundingClientRect().height).toBeLessThanOrEqual(64)
    expect(horizontalOverflow()).toBe(0)
    const parts = [...(head?.children ?? [])].map((part) => part.getBoundingClientRect())
    for (const [index, { left }] of parts.entries())
      expect(left).toBeGreaterThanOrEqual((parts[index - 1]?.right ?? 0) - 1)
  },
)

test('the balance keeps its width when it is hidden in the sheet, and visitors see no balance', async () => {
  await openScreen('/m/activity', { member: await newMember({ balance: '4321.50' }) })
  await expect.element(wallets.getByText('₱4,321.50')).toBeInTheDocument()
  const widthOf = () => Math.round(wallets.element().getBoundingClientRect().width)
  const before = widthOf()
  await wallets.click()
  await expect.element(sheet.getByText('Main wallet')).toBeVisible()
  await expect.element(sheet.getByText('No wagering required before you withdraw')).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
  await sheet.getByRole('button', { name: 'Hide balance' }).click()
  await expect.element(wallets.getByText('Balance hidden')).toBeInTheDocument()
  expect(widthOf()).toBe(before)

  await openScreen('/m/activity')
  await findOne('header h1')
  expect(wallets.elements()).toEqual([])
})

test('the form of a first deposit is empty; later the last credited deposit can be repeated with two taps', async () => {
  const member = await newMember({ balance: '100.00' })
  await openScreen('/m/voucherCenter', { member })
  await expect.element(main.getByRole('button', { name: 'Deposit', exact: true })).toBeVisible()
  await deposited(member, 'bank', '700')
  // A deposit that was not credited is not offered for repetition.
  await callAs(member, createDeposit, { channelId: 'bank', amount: '900' })

  await openScreen('/m/voucherCenter', { member })
  await expect.element(main.getByRole('radio', { name: /Bank transfer/ })).toBeChecked()
  await expect.element(main.getByText('1% fee, refunded')).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Deposit ₱700.00' })).toBeVisible()

  await openScreen('/m/activity', { member })
  await wallets.click()
  await expect.element(sheet.getByRole('progressbar', { name: 'Turnover progress' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Deposit ₱700.00' }).click()
  await expect.poll(() => addressParameter('order')).not.toBeNull()
  await expect.element(main.getByText('₱700.00').first()).toBeVisible()
  expect(sheet.elements()).toEqual([])
})

test('the theme with a list of methods offers the last deposit too, and leads to the list', async () => {
  const member = await newMember()
  await runOperator('appearance', 'update', 'aurora', 'dep_func', '0')
  try {
    await openScreen('/m/voucherCenter', { member })
    await findOne('main a[href$="channel=pouch"]')
    await deposited(member, 'bank', '700')
    await openScreen('/m/voucherCenter', { member })
    await expect.element(main.getByRole('button', { name: 'Deposit ₱700.00' })).toBeVisible()
    await main.getByRole('link', { name: 'Change' }).click()
    await expect.element(main.getByRole('heading', { name: 'How do you want to pay?' })).toBeVisible()
  } finally {
    await runOperator('appearance', 'update', 'aurora', 'dep_func', '1')
  }
})

test('the first screen of a deposit has method, amount and button, and nothing below the button', async () => {
  await page.viewport(320, 640)
  await openScreen('/m/voucherCenter', { member: await newMember() })
  const bar = (await findOne('main [data-sticky]')).getBoundingClientRect()
  const field = (await findOne('main input[inputmode="decimal"]')).getBoundingClientRect()
  expect(field.bottom).toBeLessThan(bar.top)
  const notice = main.getByText('Only deposit from accounts in your own name.').element()
  expect(notice.compareDocumentPosition(await findOne('main [data-sticky]'))).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})
