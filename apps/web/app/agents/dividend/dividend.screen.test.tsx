import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { runServerAction } from '../../../test/screens/run-server-action.ts'
import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { centsIn, centsOf } from '../../../test/screens/figures.ts'
import { findAll } from '../../../test/screens/find.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { ownGateway } from '../../../test/screens/own-gateway.ts'

ownGateway()

const DIVIDEND = '/m/member/agent/agentDivident'
const main = page.getByRole('main')
const sheet = page.getByRole('dialog')

test('an agent pays a dividend, and the downline receives it with its computation', async () => {
  const payer = await newMember({ type: 1, balance: '500.00', paymentPassword: '271828' })
  const earner = await newMember({ type: 1, upline: payer.memberId })
  await runServerAction('createUnpaidDividend', { payerId: payer.memberId, earnerId: earner.memberId })
  await openScreen(`${DIVIDEND}?tab=bills`, { member: earner })
  await expect.element(main.getByText('Unpaid', { exact: true })).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])

  await openScreen(`${DIVIDEND}?tab=pay`, { member: payer })
  await expect.element(main.getByText(earner.account, { exact: true })).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
  expect(centsIn(findAll('main li header bdi')[1]?.textContent ?? '')).toBe(200_00)
  await main.getByRole('button', { name: `Pay out ${earner.account}` }).click()
  const pay = async (password: string) => {
    await sheet.getByLabelText('Payment password', { exact: true }).fill(password)
    await sheet.getByRole('button', { name: 'Pay out', exact: true }).click()
  }
  await pay('111222')
  await expect.element(sheet.getByRole('alert').filter({ hasText: /password/ })).toBeVisible()
  await pay('271828')
  await expect.element(main.getByText('Nothing to pay')).toBeVisible()

  await openScreen(`${DIVIDEND}?tab=bills`, { member: earner })
  await expect.element(main.getByText('Paid in full', { exact: true })).toBeVisible()
  await main.getByRole('listitem').getByRole('button').click()
  await expect.element(sheet.getByText('Period', { exact: true })).toBeVisible()
  await expect.element(sheet).not.toMatchTextContent(payer.account)
  expect(centsIn(findAll('dialog[open] p bdi')[0]?.textContent ?? '')).toBe(200_00)
  await openScreen('/m/mine', { member: earner })
  await expect.poll(() => centsOf(main.getByRole('button', { name: /Hide balance/ }))).toBe(200_00)
})
