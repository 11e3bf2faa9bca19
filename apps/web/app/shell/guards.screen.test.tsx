import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { findAll, findOne } from '../../test/screens/find.ts'
import { newMember, openScreen } from '../../test/screens/open-screen.tsx'
import { loginSheet } from '../../test/screens/log-in.ts'

const MENU = 'nav:has(a[href="/m/voucherCenter"]):has(a[href="/m/inviteFriends"])'
const path = () => location.pathname

test.each(['/m/set', '/m/changePsw', '/m/agent'])('a visitor at %s is redirected to the lobby', async (address) => {
  await openScreen(address)
  await expect.poll(path).toBe('/m/home')
})

test.each(['/m/member/team', '/m/member/agent/agentDivident'])(
  'a visitor at %s is redirected to the login',
  async (address) => {
    await openScreen(address)
    await expect.poll(path).toBe('/m/login')
  },
)

test('a visitor at the member centre is asked to log in', async () => {
  await openScreen('/m/mine')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect.element(loginSheet).toBeVisible()
})

test('a member goes from the settings to the password and back', async () => {
  await openScreen('/m/set', { member: await newMember() })
  await page.getByRole('link', { name: 'Change password' }).click()
  await expect.poll(path).toBe('/m/changePsw')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.poll(path).toBe('/m/set')
})

test('a member signs out from the settings after a confirmation', async () => {
  await openScreen('/m/set', { member: await newMember() })
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect.poll(path).toBe('/m/home')
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('a player has no agency centre, but may be offered a contract', async () => {
  const member = await newMember()
  await openScreen('/m/agent', { member })
  await expect.poll(path).toBe('/m/home')
  await openScreen('/m/teamBetting', { member })
  await expect.element(page.getByText('Agents only')).toBeVisible()
  await openScreen('/m/member/agent/getSalaryContract', { member })
  await expect.element(page.getByRole('heading', { name: 'Daily salary contract', exact: true })).toBeVisible()
})

test('an agent has the agency centre, without the bottom menu', async () => {
  await openScreen('/m/agent', { member: await newMember({ type: 1 }) })
  await expect.element(page.getByRole('heading', { name: 'Agency center', exact: true })).toBeVisible()
  await expect.poll(() => findAll(MENU).filter((menu) => menu.checkVisibility()).length).toBe(0)
})

test('an unknown address offers a search for games by name', async () => {
  await openScreen('/m/no/such/page?x=1')
  await page.getByRole('searchbox', { name: 'Search games by name' }).fill('Northlight')
  const searchField = await findOne('main input[type=search]')
  searchField.closest('form')?.requestSubmit()
  await expect.poll(path).toBe('/m/gameList')
  await expect.element(page.getByRole('link', { name: /Northlight Reels/ }).first()).toBeVisible()
})
