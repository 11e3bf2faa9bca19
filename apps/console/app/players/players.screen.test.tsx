import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const panel = () => page.getByRole('region', { name: 'What the player can do now' })

const EMPTY = [
  ['Ledger', 'No entries'],
  ['Deposits', 'No deposits'],
  ['Withdrawals', 'No withdrawals'],
  ['Rounds', 'No rounds'],
  ['Lottery', 'No lottery bets'],
  ['Bonuses', 'No rewards'],
  ['Limits', 'No changes of limits, and no exclusions'],
  ['Devices', 'No sign-ins'],
  ['Mails', 'No mails'],
  ['Chats', 'No chats'],
  ['Notes', 'No notes. Add one in Actions.'],
  ['Contracts', 'No contracts'],
] as const

async function choose(action: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('a player is found by the palette and blocked, and the page shows why deposits are refused', async () => {
  await act('signIn', { role: 'merchant-admin', merchant: 'aurora' })
  const { id, account } = await act('newPlayer', { balance: '250.00' })
  const router = openConsole('/m/aurora/staff')
  await expect.element(heading('Staff')).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard(account)
  await page.getByRole('option', { name: `Search players for “${account}”` }).click()
  await page.getByRole('link', { name: new RegExp(account) }).click()
  await expect.element(heading(account)).toBeVisible()
  expect(router.state.location.pathname).toBe(`/m/aurora/players/${id}`)
  await expect.element(panel().getByText('Can deposit')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])

  await choose('Block or unblock')
  await page.getByRole('dialog').getByText('Deposits blocked').first().click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Enter a reason of at least 3 characters.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Asked by mail')
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(panel().getByText("Can't deposit")).toBeVisible()
  await expect.element(panel().getByText('Deposits are blocked, or closed for all')).toBeVisible()
})

test('tabs are loaded when they are opened, and the address contains the open row', async () => {
  await act('signIn', { role: 'merchant-admin', merchant: 'aurora' })
  const { id } = await act('newPlayer', { balance: '1250.00' })
  const router = openConsole(`/m/aurora/players/${id}`)
  const tabs = page.getByRole('navigation', { name: 'Lists of the player' })
  await tabs.getByRole('link', { name: 'Ledger' }).click()
  await expect.element(page.getByText('+1,250.00')).toBeVisible()
  await expect.element(page.getByRole('row').nth(1).getByText('Adjustment')).toBeVisible()
  await expect.element(page.getByRole('row').nth(1).getByText('Credit by staff')).toBeVisible()
  await page.getByRole('row').nth(1).click()
  await expect.element(page.getByRole('complementary').getByText('Key')).toBeVisible()
  expect(router.state.location.search).toEqual({ tab: 'ledger', open: '1' })
  expect(await accessibilityViolations()).toEqual([])
  for (const name of [
    "Player's view",
    'Deposits',
    'Rounds',
    'Bonuses',
    'Limits',
    'Devices',
    'Links',
    'Notes',
    'Changes',
  ]) {
    await tabs.getByRole('link', { name, exact: true }).click()
    await expect.element(tabs.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
    await expect.poll(() => document.querySelector('main [role=grid], main p[class*=title], main h2')).not.toBeNull()
    expect({ name, violations: await accessibilityViolations() }).toEqual({ name, violations: [] })
  }
})

test("the tab “Player's view” shows balance, limits, language, and a block of deposits", async () => {
  await act('signIn', { role: 'merchant-admin', merchant: 'aurora' })
  const { id } = await act('newPlayer', { balance: '640.00' })
  openConsole(`/m/aurora/players/${id}?tab=view`)
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  await expect.element(card('Balance').getByText('640.00 PHP')).toBeVisible()
  const terms = card('Deposit').getByRole('definition')
  await expect.poll(() => terms.elements().map(({ textContent }) => textContent)).toContain('100.00 – 50,000.00 PHP')
  await expect.element(card('Withdrawal').getByText('No payment password')).toBeVisible()
  await expect.element(card('Rewards').getByText('Nothing to claim')).toBeVisible()
  expect(card('Popular games').getByRole('definition').elements().length).toBeGreaterThan(3)
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('button', { name: /Language of the player's pages/ }).click()
  await page.getByRole('option', { name: 'العربية' }).click()
  await expect.poll(() => card('Messages').element().querySelector('bdi[lang=ar]')).not.toBeNull()

  await choose('Block or unblock')
  await page.getByRole('dialog').getByText('Deposits blocked').first().click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Asked by mail')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(card('Deposit').getByText('Deposits are closed for this player')).toBeVisible()
})

test('cards are masked until a reason is given, and a note is pinned to the page', async () => {
  await act('signIn', { role: 'support', merchant: 'aurora' })
  const { id, ending } = await act('newPlayer', { balance: '0.00' })
  openConsole(`/m/aurora/players/${id}`)
  await expect.element(page.getByText('1 masked')).toBeVisible()
  await page.getByRole('button', { name: 'Reveal cards' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('The player asks for it')
  await page.getByRole('button', { name: 'Reveal', exact: true }).click()
  await expect.element(page.getByRole('dialog').getByText(new RegExp(`${ending} · Ana Reyes`))).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await choose('Add a note')
  await page.getByRole('textbox', { name: 'Note' }).fill('<b>Speaks Tagalog</b>')
  await page.getByText(/^Pin to the top/).click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(page.getByRole('status').getByText(/^<b>Speaks Tagalog/)).toBeVisible()
})

test('a player without a card has none to reveal, and the timeline names the decision of staff', async () => {
  await act('requestCredit', { account: 'cardless01' })
  await act('rejectAll', { merchant: 'aurora' })
  await act('signIn', { role: 'merchant-admin', merchant: 'aurora' })
  openConsole('/m/aurora/players?q=cardless01')
  await page.getByRole('link', { name: /cardless01/ }).click()
  await expect.element(heading('cardless01')).toBeVisible()
  await expect.element(page.getByRole('term').filter({ hasText: 'Cards' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Reveal cards' }).query()).toBeNull()
  await page.getByRole('navigation', { name: 'Lists of the player' }).getByRole('link', { name: 'Timeline' }).click()
  await expect.element(page.getByText('Reject a change')).toBeVisible()
})

test('a search without results, and an unknown player, show what to do next', async () => {
  await act('signIn', { role: 'support', merchant: 'aurora' })
  const router = openConsole('/m/aurora/players?q=%25')
  await expect.element(page.getByText('No player found')).toBeVisible()
  await router.navigate({ to: '/m/$merchant/players/$player', params: { merchant: 'aurora', player: '999999999' } })
  await expect.element(heading('No such player')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('link', { name: 'Search players' }).click()
  await expect.element(heading('Players')).toBeVisible()
})

test('players are listed, sorted and filtered, and the address has the order, the filter and the page', async () => {
  await act('signIn', { role: 'merchant-admin', merchant: 'aurora' })
  const tag = `List ${crypto.randomUUID().slice(0, 8)}`
  const { account, id } = await act('newPlayer', { balance: '77.00', tag })
  const { account: other } = await act('newPlayer', { balance: '0.00', tag })
  const router = openConsole(`/m/aurora/players?tag=${tag}`)
  const grid = page.getByRole('grid', { name: 'Players' })
  const row = grid.getByRole('row').filter({ hasText: account })
  await expect.element(row).toBeVisible()
  await expect.element(row.getByText('77.00')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  const head = grid.getByRole('columnheader', { name: 'Account' })
  await head.click()
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
  expect(router.state.location.search).toEqual({ tag, sort: 'account' })
  await head.click()
  await expect.element(head).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(() => router.state.location.search).toEqual({ tag, sort: '-account' })
  const accounts = () => [...document.querySelectorAll('[role=rowheader]')].map((cell) => cell.textContent)
  await expect.poll(accounts).toEqual([account, other].toSorted().toReversed())

  await page.getByRole('button', { name: /^Any state/ }).click()
  await page.getByRole('option', { name: 'Nothing blocked' }).click()
  await expect.poll(() => router.state.location.search).toEqual({ tag, sort: '-account', state: 'open' })
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  await expect.element(page.getByText('Export started. You find the file in your inbox.')).toBeVisible()
  await row.click()
  await expect.element(heading(account)).toBeVisible()
  expect(router.state.location.pathname).toBe(`/m/aurora/players/${id}`)
})

test('a tag is given with a reason, and filters the list', async () => {
  await act('signIn', { role: 'support', merchant: 'aurora' })
  const { account, id } = await act('newPlayer', { balance: '0.00' })
  const router = openConsole(`/m/aurora/players/${id}`)
  await expect.element(heading(account)).toBeVisible()
  await choose('Change tags')
  const name = `Tag ${account.slice(0, 8)}`
  await page.getByRole('textbox', { name: 'New tag' }).fill(name)
  await page.getByRole('textbox', { name: 'Reason' }).fill('Asked by risk')
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Tags changed.')).toBeVisible()
  await expect.element(page.getByTitle(/: Asked by risk$/).getByText(name)).toBeVisible()
  await page.getByRole('link', { name: 'Search players' }).click()
  await page.getByRole('button', { name: /^Any tags/ }).click()
  await page.getByRole('option', { name }).click()
  await expect.poll(() => page.getByRole('row').elements().length).toBe(2)
  await expect.element(page.getByRole('row').filter({ hasText: account }).getByText(name)).toBeVisible()
  expect(router.state.location.search).toEqual({ tag: name })
})

test('each tab of a new player shows that it is empty, and a tab that failed can be reloaded', async () => {
  const { id: staff } = await act('signIn', { role: 'platform-owner', merchant: 'aurora' })
  const { id } = await act('newPlayer', { balance: '0.00' })
  openConsole(`/m/aurora/players/${id}`)
  const tabs = page.getByRole('navigation', { name: 'Lists of the player' })
  await expect.element(tabs).toBeVisible()
  for (const [name, text] of EMPTY) {
    await tabs.getByRole('link', { name, exact: true }).click()
    await expect.element(page.getByText(text)).toBeVisible()
  }
  await act('withdrawRoles', { id: staff })
  await tabs.getByRole('link', { name: 'Links' }).click()
  await expect.element(page.getByText(/^Your roles don't allow this/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('a tab shows more rows on request, below the earlier ones', async () => {
  await act('signIn', { role: 'platform-owner', merchant: 'aurora' })
  const { id } = await act('fullPlayer', { count: 53 })
  openConsole(`/m/aurora/players/${id}?tab=notes`)
  await expect.element(page.getByText('50 rows')).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(page.getByText('53 rows')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
}, 60_000)
