import { transferToUpline } from '@ante/contract/cashier/line-transfers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { callAs } from '../../../test/screens/call-as.ts'
import { centsIn } from '../../../test/screens/figures.ts'
import { findAll } from '../../../test/screens/find.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'

const PAGE = '/m/upLine/transfer'
const PIN = '271828'
const main = page.getByRole('main')
const sheet = page.getByRole('dialog', { name: 'Send money' })
const rows = () => findAll('main section li:has(time)')
const amounts = () => rows().map((row) => centsIn(row.querySelector(':scope > bdi')?.textContent))

async function requestTransfer(amount: string): Promise<void> {
  await main.getByLabelText('Amount', { exact: true }).fill(amount)
  await main.getByRole('button', { name: 'Continue', exact: true }).click()
}

async function confirm(pin: string): Promise<void> {
  await sheet.getByLabelText('Payment password', { exact: true }).fill(pin)
  await sheet.getByRole('button', { name: 'Send', exact: true }).click()
}

/** Creates an agent and a direct downline player. */
async function newLine() {
  const agent = await newMember({ type: 1, balance: '100.00', paymentPassword: PIN })
  return { agent, player: await newMember({ balance: '500.00', upline: agent.memberId, paymentPassword: PIN }) }
}

test('a player sends money to the upline agent, with the payment password', async () => {
  const { agent, player } = await newLine()
  await openScreen(PAGE, { member: player })
  await expect.element(main.getByText('No transfers yet.')).toBeVisible()
  await expect.element(main).toMatchTextContent(`${agent.account.slice(0, 2)}***${agent.account.at(-1)}`)
  await expect.element(main).not.toMatchTextContent(agent.account)
  await requestTransfer('500.01')
  await expect.element(main.getByLabelText('Amount', { exact: true })).toBeInvalid()
  expect(sheet.elements()).toEqual([])
  expect(await violationsInDeepRun()).toEqual([])
  await requestTransfer('120.5')
  await confirm('111222')
  await expect.element(sheet.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
  await confirm(PIN)
  await expect.element(main.getByRole('button', { name: 'Send again' })).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
  await expect.element(main.getByRole('status').filter({ hasText: '379.50' })).toBeVisible()
  await expect.poll(amounts).toEqual([120_50])
})

test('an agent sees incoming money without reloading, and sends some to a direct downline', async () => {
  const { agent, player } = await newLine()
  await openScreen(PAGE, { member: agent, live: true })
  await expect.element(main.getByText('No transfers yet.')).toBeVisible()
  await callAs(player, transferToUpline, { amount: '120.50', paymentPassword: PIN })
  await expect.poll(amounts).toEqual([120_50])
  expect(rows()[0]?.textContent).toContain(player.account)
  await main.getByRole('button', { name: /Choose team member/ }).click()
  const downline = page.getByRole('dialog', { name: 'Your direct downlines' })
  await downline.getByLabelText('Search by account').fill(player.account.slice(0, 8).toUpperCase())
  await downline.getByRole('button', { name: new RegExp(player.account) }).click()
  await expect.element(downline).not.toBeInTheDocument()
  await requestTransfer('20')
  await confirm(PIN)
  await expect.element(main.getByRole('button', { name: 'Send again' })).toBeVisible()

  await openScreen(PAGE, { member: player })
  await expect.poll(amounts).toEqual([20_00, 120_50])
  await main.getByRole('button', { name: 'Received', exact: true }).click()
  await expect.poll(amounts).toEqual([20_00])
  await openScreen('/m/transaction/record', { member: player })
  await expect.poll(() => findAll('main li').length).toBe(3)
})
