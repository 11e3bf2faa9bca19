import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const panel = () => page.getByRole('complementary')
const dialog = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (text: string) => page.getByRole('row').filter({ hasText: text })

const signIn = (role = 'agent-manager') => act('signIn', { role, merchant: 'aurora' })

test('branches are opened one by one, the address keeps them, and a search opens the path to a player', async () => {
  const { top, middle, player } = await act('agentScene', {})
  await signIn()
  const router = openConsole('/m/aurora/agents')
  await expect.element(heading('Agents')).toBeVisible()
  await expect.element(row(top.account)).toBeVisible()
  expect(row(middle.account).query()).toBeNull()
  expect(await accessibilityViolations()).toEqual([])
  // The newest root is the first row; the arrow key leads from the row to the button of its branch.
  await userEvent.keyboard('j{ArrowRight}')
  await expect.element(button(`Open the branch of ${top.account}`)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(row(middle.account)).toBeVisible()
  expect(router.state.location.search).toMatchObject({ at: top.id })
  await button(`Close the branch of ${top.account}`).click()
  await expect.poll(() => row(middle.account).query()).toBeNull()

  await page.getByRole('combobox', { name: 'Find a member by the account' }).fill(player.account)
  await expect.element(page.getByRole('option').filter({ hasText: player.account })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(row(player.account)).toBeVisible()
  await expect.element(panel().getByText(middle.account)).toBeVisible()
  expect(router.state.location.search).toMatchObject({ at: `${top.id}.${middle.id}`, open: player.id })
  expect(await accessibilityViolations()).toEqual([])
})

test('the panel of an agent has sums, rates, contracts, bills, rebates, links and changes', async () => {
  const { top } = await act('agentScene', {})
  await signIn()
  openConsole(`/m/aurora/agents?open=${top.id}&to=${top.id}`)
  await expect.element(panel().getByText('None: the root of the line')).toBeVisible()
  await expect.element(panel().getByText('1,200.00 PHP')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  const tabs: [string, string][] = [
    ['Rates', 'Quotas of contracts with members directly below'],
    ['Contracts', 'Daily salary · All games'],
    ['Bills', 'Awaits approval'],
    ['Rebates', 'No rebate income.'],
    ['Links', 'No registration links.'],
    ['Changes', 'No promotion, demotion or move.'],
  ]
  for (const [tab, text] of tabs) {
    await panel().getByRole('radio', { name: tab, exact: true }).click()
    await expect.element(panel().getByText(text).first()).toBeVisible()
    expect(await accessibilityViolations()).toEqual([])
  }
})

test('a player is promoted after a dry run, which names what is not possible', async () => {
  const { middle, player } = await act('agentScene', {})
  await signIn()
  openConsole(`/m/aurora/agents?open=${player.id}&to=${player.id}`)
  await button('Move').click()
  await dialog().getByRole('button', { name: 'Try the move' }).click()
  await expect.element(dialog().getByText('Enter the account of an agent.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog().getByLabelText('Account of the new upline').fill(player.account)
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByText('The new upline must be an agent.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await dialog().getByLabelText('Account of the new upline').fill(middle.account)
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByText('Nothing to change: it is like this already.')).toBeVisible()
  await dialog().getByRole('button', { name: 'Close' }).click()
  await button('Promote').click()
  await expect.element(dialog().getByText('New type')).toBeVisible()
  await dialog().getByRole('button', { name: 'Promote', exact: true }).click()
  await expect.element(dialog().getByText('Enter a reason of at least 3 characters.')).toBeVisible()
  await dialog().getByLabelText('Reason').fill('brings many friends')
  await dialog().getByRole('button', { name: 'Promote', exact: true }).click()
  await expect.element(page.getByText(`${player.account} is an agent.`)).toBeVisible()
  await expect.element(button('Demote')).toBeVisible()
})

test('a contract in the way of a move is named; a move of many members shows its effect and is requested', async () => {
  const { top, middle } = await act('agentScene', {})
  const large = await act('largeTeam', { above: top.id, count: 120 })
  await signIn()
  const router = openConsole(`/m/aurora/agents?open=${middle.id}&to=${middle.id}`)
  await button('Move').click()
  await dialog().getByLabelText('Account of the new upline').fill(large.account)
  await userEvent.keyboard('{Enter}')
  await expect
    .element(dialog().getByText('A contract with the upline is offered or in force. End it first.'))
    .toBeVisible()
  await expect.element(dialog().getByRole('link', { name: /^Contract \d+$/ })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog().getByRole('button', { name: 'Close' }).click()

  router.history.push(`/m/aurora/agents?open=${large.id}&to=${large.id}`)
  await expect.element(panel().getByText('120', { exact: true })).toBeVisible()
  await button('Move').click()
  await dialog().getByLabelText('Account of the new upline').fill(middle.account)
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByText('121', { exact: true })).toBeVisible()
  await expect.element(dialog().getByText('Another person must approve it.', { exact: false })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog().getByLabelText('Reason').fill('both agents agree')
  await dialog().getByRole('button', { name: 'Request the move' }).click()
  await expect.element(page.getByText('Requested. Another person must approve the move.')).toBeVisible()
  await expect
    .element(panel().getByText('A move of this member awaits another person.', { exact: false }))
    .toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('a bill shows its computation; it is tried, approved and rejected by its state', async () => {
  const { bill, top } = await act('agentScene', {})
  await signIn()
  openConsole('/m/aurora/agents?view=bills&state=unapproved')
  await row(top.account).filter({ hasText: 'Merchant' }).click()
  await expect.element(panel().getByRole('table', { name: 'Computation' }).getByText('12.00 PHP').first()).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await button('Approve').click()
  await expect.element(dialog().getByText('unpaid').first()).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog().getByRole('button', { name: 'Approve', exact: true }).click()
  await expect.element(page.getByText('The bill is approved.')).toBeVisible()
  await expect.element(button('Pay now')).toBeVisible()
  expect(bill).toMatch(/^\d+$/)
})

test('an offer is checked against the tiers in words, tried and made', async () => {
  const { top, middle } = await act('agentScene', {})
  await signIn()
  const router = openConsole(`/m/aurora/agents?open=${middle.id}&to=${middle.id}`)
  await button('Check an offer').click()
  await expect
    .element(dialog().getByText(`Only ${top.account} can offer this contract`, { exact: false }))
    .toBeVisible()
  await dialog().getByLabelText('Rate in %').first().fill('3')
  await dialog().getByRole('button', { name: 'Check the tiers' }).click()
  await expect.element(dialog().getByText('It pays less than the tier before.', { exact: false })).toBeVisible()
  await dialog().getByLabelText('Rate in %').nth(1).fill('3')
  await expect
    .element(dialog().getByText('It pays more than the upline receives under the same conditions.', { exact: false }))
    .toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog().getByRole('button', { name: 'Close' }).click()

  router.history.push(`/m/aurora/agents?open=${top.id}&to=${top.id}`)
  await button('Offer contract').click()
  await expect.element(dialog().getByText('The offer changes its terms.', { exact: false })).toBeVisible()
  await dialog().getByLabelText('Rate in %').first().fill('')
  await dialog().getByRole('button', { name: 'Check and continue' }).click()
  await expect.element(dialog().getByText('A value is missing or isn', { exact: false })).toBeVisible()
  await dialog().getByLabelText('Rate in %').first().fill('0.9')
  await dialog().getByRole('button', { name: 'Check and continue' }).click()
  await dialog().getByRole('button', { name: 'Offer', exact: true }).click()
  await expect.element(page.getByText(`Offered to ${top.account}.`)).toBeVisible()
})

test('contracts have their terms and steps; an end needs a reason', async () => {
  const { contract, middle } = await act('agentScene', {})
  await signIn()
  openConsole(`/m/aurora/agents?view=contracts&open=${contract}`)
  await expect.element(panel().getByText('What the upline receives')).toBeVisible()
  await expect.element(row(middle.account).getByText('In force')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await button('End at once').click()
  await dialog().getByRole('button', { name: 'End at once' }).click()
  await expect.element(dialog().getByText('Enter a reason of at least 3 characters.')).toBeVisible()
  await dialog().getByLabelText('Reason').fill('both agree')
  await dialog().getByRole('button', { name: 'End at once' }).click()
  await expect.element(page.getByText('The contract is ended.')).toBeVisible()
  await expect.element(panel().getByText('Last terms')).toBeVisible()
})

test('rates and quotas are shown, and a proof of the team sums runs in the background', async () => {
  await signIn()
  openConsole('/m/aurora/agents?view=rates')
  await expect.element(button('Change a top rate')).toBeVisible()
  await expect.element(page.getByRole('table', { name: 'Contracts' }).getByText('Dividend')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('radio', { name: 'Team proof' }).click()
  await button('Run a proof').click()
  await expect.element(page.getByText('Consistent').first()).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('an agent is frozen and unfrozen with a reason', async () => {
  const { middle } = await act('agentScene', {})
  await signIn()
  openConsole(`/m/aurora/agents?open=${middle.id}&to=${middle.id}`)
  await button('Freeze').click()
  await dialog().getByLabelText('Reason').fill('under investigation')
  await dialog().getByRole('button', { name: 'Freeze', exact: true }).click()
  await expect.element(panel().getByText('Withdrawals blocked')).toBeVisible()
  await expect.element(button('Unfreeze')).toBeVisible()
})

test('staff who only read see no actions', async () => {
  const { bill, contract, middle } = await act('agentScene', {})
  await signIn('auditor')
  const router = openConsole(`/m/aurora/agents?open=${middle.id}&to=${middle.id}`)
  await expect.element(panel().getByText('Line upwards')).toBeVisible()
  for (const name of ['Move', 'Demote', 'Freeze', 'Offer contract']) expect(button(name).query()).toBeNull()
  router.history.push(`/m/aurora/agents?view=bills&open=${bill}`)
  await expect.element(panel().getByText('Your roles only read bills.')).toBeVisible()
  router.history.push(`/m/aurora/agents?view=contracts&open=${contract}`)
  await expect.element(panel().getByText('Your roles only read contracts.')).toBeVisible()
})

test('the platform chooses a merchant, and empty lists say what to do', async () => {
  await act('signIn', { role: 'auditor', merchant: null })
  const router = openConsole('/m/-/agents')
  await expect.element(page.getByText('Choose a merchant')).toBeVisible()
  router.history.push('/m/lotus/agents?view=contracts&state=R')
  await expect.element(page.getByText('No contract fits the filter.')).toBeVisible()
  router.history.push('/m/lotus/agents?view=proofs')
  await expect.element(page.getByText('No proof yet')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('an unknown member, contract and bill say so, with the next step', async () => {
  await signIn()
  const router = openConsole('/m/aurora/agents?open=999999999999')
  await expect.element(panel().getByText("This member doesn't exist, or belongs to another merchant.")).toBeVisible()
  router.history.push('/m/aurora/agents?view=bills&open=999999999999')
  await expect.element(panel().getByText("This bill doesn't exist at this merchant.")).toBeVisible()
  router.history.push('/m/aurora/agents?view=contracts&open=999999999999')
  await expect.element(panel().getByText("This contract doesn't exist at this merchant.")).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})
