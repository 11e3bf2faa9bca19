import { listDownlines } from '@ante/contract/agents/downlines.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { callAs } from '../../../test/screens/call-as.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { savedFile } from '../../../test/screens/saved-file.ts'

const main = page.getByRole('main')
const row = (account: string) => main.getByRole('button', { name: new RegExp(account) })

/** Creates an agent with another agent and a player directly below, and a player below that agent. */
async function newTeam() {
  const agent = await newMember({ type: 1, balance: '500.00', paymentPassword: '271828' })
  const middle = await newMember({ type: 1, upline: agent.memberId })
  const player = await newMember({ balance: '30.00', upline: agent.memberId })
  return { agent, middle, player, deep: await newMember({ balance: '7.00', upline: middle.memberId }) }
}

test('an agent finds members of the team at any depth, masked below the first level, and navigates to them', async () => {
  const { agent, middle, player, deep } = await newTeam()
  await openScreen('/m/member/team', { member: agent })
  await expect.element(row(middle.account)).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
  const file = await savedFile(() => main.getByRole('button', { name: 'Save as CSV' }).click())
  expect(file.name).toMatch(/^team-\d{4}.*\.csv$/)
  expect(file.text).toContain(player.account)
  await main.getByLabelText('Search the whole team by account').fill(deep.account.slice(0, 8))
  await expect.element(main.getByText(`${deep.account.slice(0, 2)}***${deep.account.at(-1)}`)).toBeVisible()
  await expect.element(main).not.toMatchTextContent(deep.account)

  await openScreen('/m/member/team', { member: agent })
  await expect.element(row(player.account)).toBeVisible()
  await main.getByRole('link', { name: '1 member below' }).click()
  await expect.element(row(deep.account)).toBeVisible()
  history.back()
  await expect.element(row(player.account)).toBeVisible()
  history.forward()
  await expect.element(row(deep.account)).toBeVisible()
  await openScreen(location.pathname + location.search, { member: agent })
  await expect.element(row(deep.account)).toBeVisible()
})

test('an agent promotes a player, writes to the player and reads the player’s account records', async () => {
  const { agent, player } = await newTeam()
  await openScreen('/m/member/team', { member: agent })
  await row(player.account).click()
  const sheet = page.getByRole('dialog', { name: player.account })
  const promote = sheet.getByRole('button', { name: 'Make agent', exact: true })
  await promote.click()
  await expect.element(sheet.getByText(/Only customer service can undo this/)).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
  await promote.click()
  await expect.element(sheet.getByText('Agent', { exact: true })).toBeVisible()
  await expect.element(promote).not.toBeInTheDocument()

  await sheet.getByRole('button', { name: 'Send message', exact: true }).click()
  await sheet.getByRole('textbox').fill('See you on Friday')
  await sheet.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.element(sheet.getByRole('textbox')).not.toBeInTheDocument()

  await sheet.getByRole('link', { name: 'Account records' }).click()
  await expect.element(main.getByRole('heading', { name: player.account })).toBeVisible()
  await expect.poll(() => document.querySelectorAll('main section li').length).toBe(1)

  await openScreen('/m/webEmail', { member: player })
  await expect.element(main.getByText(/Message from your agent/)).toBeVisible()
  await expect.element(main.getByText(/You’re now an agent/)).toBeVisible()
  expect((await callAs(player, listDownlines, {})).downlines).toEqual([])
})

test('an agent sends money to several members at once, after removing accounts that are no direct downlines', async () => {
  const { agent, middle, player } = await newTeam()
  const stranger = await newMember()
  await openScreen('/m/upLine/transfer?way=several', { member: agent })
  const list = main.getByLabelText('Accounts and amounts', { exact: true })
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  await list.fill(`${middle.account}\t10\n${player.account} 20.50\n${stranger.account} 5`)
  await button('Continue').click()
  await expect.element(main.getByText('No direct downline has this account.')).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
  await button('Edit list').click()
  await list.fill(`${middle.account}\t10\n${player.account} 20.50`)
  await button('Continue').click()
  await main.getByLabelText('Payment password', { exact: true }).fill('271828')
  await button('Send all').click()
  await expect.element(button('Send again')).toBeVisible()

  await openScreen('/m/transaction/record', { member: player })
  await expect.poll(() => document.querySelectorAll('main section li').length).toBe(2)
})

test.each(['parent', 'records'] as const)(
  'an address with the %s of a member outside the team shows a message',
  async (team) => {
    const { agent } = await newTeam()
    const stranger = await newMember()
    await openScreen(`/m/member/team?${team}=${stranger.memberId}`, { member: agent })
    await expect.element(main.getByRole('alert')).toBeVisible()
    await expect.element(main).not.toMatchTextContent(stranger.account)
  },
)
