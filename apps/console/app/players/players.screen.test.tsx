import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const panel = () => page.getByRole('region', { name: 'What the player can do now' })

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
  await page.getByRole('row').nth(1).click()
  await expect.element(page.getByRole('complementary').getByText('Key')).toBeVisible()
  expect(router.state.location.search).toEqual({ tab: 'ledger', open: '1' })
  expect(await accessibilityViolations()).toEqual([])
  for (const name of ['Deposits', 'Rounds', 'Bonuses', 'Limits', 'Devices', 'Links', 'Notes', 'Changes']) {
    await tabs.getByRole('link', { name, exact: true }).click()
    await expect.element(tabs.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
    await expect.poll(() => document.querySelector('main [role=grid], main p[class*=title]')).not.toBeNull()
    expect({ name, violations: await accessibilityViolations() }).toEqual({ name, violations: [] })
  }
})

test('cards are masked until a reason is given, and a note is pinned to the page', async () => {
  await act('signIn', { role: 'support', merchant: 'aurora' })
  const { id, ending } = await act('newPlayer', { balance: '0.00' })
  openConsole(`/m/aurora/players/${id}`)
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

test('a search without results, and an unknown player, show what to do next', async () => {
  await act('signIn', { role: 'support', merchant: 'aurora' })
  const router = openConsole('/m/aurora/players?q=%25')
  await expect.element(page.getByText('No player found')).toBeVisible()
  await router.navigate({ to: '/m/$merchant/players/$player', params: { merchant: 'aurora', player: '999999999' } })
  await expect.element(page.getByText('No such player')).toBeVisible()
  await page.getByRole('link', { name: 'Search players' }).click()
  await expect.element(heading('Players')).toBeVisible()
})
