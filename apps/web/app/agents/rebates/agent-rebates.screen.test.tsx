import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { runServerAction } from '../../../test/screens/run-server-action.ts'
import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { centsIn } from '../../../test/screens/figures.ts'
import { findAll, findOne } from '../../../test/screens/find.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { runOperator, ownGateway } from '../../../test/screens/own-gateway.ts'

ownGateway()

/** A day without play by other demo members. */
const DAY = '2024-03-05'
const main = page.getByRole('main')
const sheet = page.getByRole('dialog')

test('an agent grants a player a rate from the next day on, which the player sees', async () => {
  const agent = await newMember({ type: 2 })
  const player = await newMember({ upline: agent.memberId })
  await openScreen('/m/member/agent/agentRebeat', { member: agent })
  await expect.element(main.getByText('No income on these dates')).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
  await main.getByRole('link', { name: 'Set team rebates' }).click()
  const card = main.getByRole('button', { name: new RegExp(player.account) })
  await card.click()
  const rate = await findOne('dialog[open] select')
  expect(rate).toHaveProperty('value', '0.6')
  await userEvent.selectOptions(rate, '0.3')
  findAll('dialog[open] button[type="submit"]')[0]?.click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(card).toMatchTextContent('→')
  await openScreen(location.pathname, { member: agent })
  await expect.element(card).toMatchTextContent('→')
  await openScreen('/m/webEmail', { member: player })
  await expect.element(main.getByText(/Your rebates have changed/).first()).toBeVisible()
})

test("a player's bets on a day pay the agent the difference of their rates, once", async () => {
  const agent = await newMember({ type: 2 })
  const player = await newMember({ balance: '1000.00', upline: agent.memberId })
  await runServerAction('createPastRound', { memberId: player.memberId, day: DAY, stake: '500.00' })
  await runOperator('agents', 'pay-rebates', 'aurora', '--date', DAY)
  await runOperator('agents', 'pay-rebates', 'aurora', '--date', DAY)
  await openScreen('/m/member/agent/agentRebeat', { member: agent })
  // The rates are 0.8 and 0.6 percent.
  await findOne('main dl dd')
  await expect.poll(() => centsIn(findAll('main dl dd')[0]?.textContent ?? '')).toBe(1_00)
  await main.getByRole('button', { name: 'Details' }).click()
  await expect.element(sheet.getByText(player.account)).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
})
