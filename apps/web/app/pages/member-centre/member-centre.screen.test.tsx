import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { centsOf } from '../../../test/screens/figures.ts'
import { findAll, findOne } from '../../../test/screens/find.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { breakNetwork, repairNetwork, runOperator, ownGateway } from '../../../test/screens/own-gateway.ts'
import { loginSheet, logInByForm } from '../../../test/screens/log-in.ts'

ownGateway()

const main = page.getByRole('main')
const balance = main.getByRole('button', { name: /Hide balance/ })
// The profile is a link to the VIP level, because this merchant has a VIP club.
const profile = main.getByRole('link').filter({ hasText: 'Day 1 with Aurora' })
const linkTo = (to: string) => `main a[href="${to}"]`
const path = () => location.pathname

test('a visitor who taps an entry logs in first and then reaches it', async () => {
  const member = await newMember()
  await openScreen('/m/mine')
  await expect.element(main.getByText('Log in or register', { exact: true })).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
  ;(await findOne(linkTo('/m/service'))).click()
  await expect.element(loginSheet).toBeVisible()
  await openScreen('/m/mine')
  ;(await findOne(linkTo('/m/transaction/record'))).click()
  await expect.element(loginSheet).toBeVisible()
  await logInByForm(member)
  await expect.poll(path).toBe('/m/transaction/record')
})

test('a member sees the account, the days with the merchant, the balance and the member entries', async () => {
  const agent = await newMember({ type: 1 })
  const member = await newMember({ balance: '1234.50', upline: agent.memberId })
  await openScreen('/m/mine', { member })
  await expect.element(profile).toMatchTextContent(member.account)
  await findOne(linkTo('/m/upLine/transfer'))
  expect(findAll(linkTo('/m/agent'))).toEqual([])
  await expect.poll(() => centsOf(balance)).toBe(1234_50)
  await balance.click()
  await expect.element(main.getByText('Balance hidden').first()).toBeInTheDocument()
  await main.getByRole('button', { name: /Show balance/ }).click()
  await main.getByRole('button', { name: 'Refresh balance' }).click()
  expect(await violationsInDeepRun()).toEqual([])
  await expect.poll(() => centsOf(balance)).toBe(1234_50)

  await page.getByRole('link', { name: 'Settings' }).click()
  await expect.poll(path).toBe('/m/set')
  await openScreen('/m/mine', { member })
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.poll(path).toBe('/m/home')
})

test('an entry switched off by the merchant disappears from the open page, and returns', async () => {
  await openScreen('/m/mine', { member: await newMember(), live: true })
  const rewards = () => findAll(linkTo('/m/rewardCenter')).length
  await expect.poll(rewards).toBe(1)
  await runOperator('flags', 'update', 'aurora', 'REWCEN3', 'off')
  await expect.poll(rewards).toBe(0)
  await runOperator('flags', 'update', 'aurora', 'REWCEN3', 'on')
  await expect.poll(rewards).toBe(1)
})

test('a failed part shows an error beside the usable ones, and loads on retry', async () => {
  await breakNetwork(/\/wps\/member\/info(\?|$)/, 'cut')
  await openScreen('/m/mine', { member: await newMember() })
  await expect.element(main.getByRole('alert').getByText('Couldn’t load this')).toBeVisible()
  await findOne(linkTo('/m/securityCenter'))
  await repairNetwork()
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.element(profile).toBeVisible()
  await expect.element(main.getByRole('alert')).not.toBeInTheDocument()
})
