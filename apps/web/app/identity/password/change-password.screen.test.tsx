import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { breakNetwork, ownGateway } from '../../../test/screens/own-gateway.ts'
import { sessionStore } from '../../lib/session/session.ts'

ownGateway()

const main = page.getByRole('main')
const dialog = (name: string) => page.getByRole('dialog', { name })
const button = (name: string) => main.getByRole('button', { name, exact: true })

// A login by form stores the password with the session; this session has none.
test('a member whose session stores no password is asked for the old one', async () => {
  const member = await newMember()
  await openScreen('/m/changePsw', { member })
  const old = main.getByLabelText('Old password', { exact: true })
  await main.getByLabelText('New password', { exact: true }).fill('Lighthouse8')
  await main.getByLabelText('Confirm new password').fill('Lighthouse8')
  await button('Confirm').click()
  await expect.element(main.getByText('Enter your old password.')).toBeVisible()
  await old.fill('Wrong1234')
  await button('Confirm').click()
  await expect.element(main.getByText('Your old password is wrong. Check it and try again.')).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
  await old.fill(member.password)
  await button('Confirm').click()
  await expect.element(page.getByText('Change saved')).toBeVisible()
  await expect.poll(() => location.pathname).toBe('/m/home')
})

test('when the gateway is unreachable, a member can log out nevertheless', async () => {
  await openScreen('/m/set', { member: await newMember() })
  await breakNetwork(/\/wps\/session\/logout/, 'cut')
  await button('Log out').click()
  await dialog('Log out?').getByRole('button', { name: 'Log out' }).click()
  await dialog('You’re still logged in').getByRole('button', { name: 'Log out anyway' }).click()
  await expect.element(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(sessionStore.get()).toBeNull()
})

test('a trial account has no password, and its pages show this', async () => {
  await openScreen('/m/trail')
  await button('Start playing').click()
  await expect.element(page.getByRole('button', { name: /Your wallets/ })).toBeVisible()
  const session = sessionStore.get()
  if (!session) throw new Error('The trial has no session')
  await openScreen('/m/set', { member: { session } })
  await expect.element(button('Log out')).toBeVisible()
  expect(page.getByRole('link', { name: 'Change password' }).elements()).toEqual([])
  await openScreen('/m/changePsw', { member: { session } })
  await expect.element(main.getByText('Not available with play money')).toBeVisible()
})
