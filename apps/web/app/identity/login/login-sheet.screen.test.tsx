import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { findAll, findOne } from '../../../test/screens/find.ts'
import { loginSheet, logInByForm } from '../../../test/screens/log-in.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { deviceStorage } from '../../lib/browser/storage.ts'

const SLOTS = '/m/gameList?gameType=RNG'
const currentAddress = () => location.pathname + location.search
const deposit = async () => (await findOne('nav a[href="/m/voucherCenter"]')).click()
const heart = () => findAll('[data-slot="games"] button[aria-pressed], main li button[aria-pressed]')[0]

test('the login opens over the page and continues with the tapped page', async () => {
  const member = await newMember()
  await openScreen(SLOTS)
  await deposit()
  await expect.element(loginSheet).toBeVisible()
  expect(currentAddress()).toBe(SLOTS)
  expect(await violationsInDeepRun()).toEqual([])
  await logInByForm(member)
  await expect.poll(() => location.pathname).toBe('/m/voucherCenter')
  await expect.element(loginSheet).not.toBeInTheDocument()
  history.back()
  await expect.poll(currentAddress).toBe(SLOTS)
})

test('back closes the login, and a later login does not continue with the abandoned page', async () => {
  const member = await newMember()
  await openScreen(SLOTS)
  await deposit()
  await expect.element(loginSheet).toBeVisible()
  history.back()
  await expect.element(loginSheet).not.toBeInTheDocument()
  expect(currentAddress()).toBe(SLOTS)

  await expect.poll(heart).toBeDefined()
  heart()?.click()
  await expect.element(loginSheet).toBeVisible()
  await logInByForm(member)
  await expect.poll(() => heart()?.ariaPressed).toBe('true')
  expect(currentAddress()).toBe(SLOTS)
})

test('a registration started in the login sheet continues to the intended page', async () => {
  await openScreen(SLOTS)
  await deposit()
  await loginSheet.getByRole('link', { name: 'Register now' }).click()
  await expect.poll(() => location.pathname).toBe('/m/register')
  await expect.element(loginSheet).not.toBeInTheDocument()
  const fill = async (name: string, text: string) =>
    userEvent.fill(await findOne(`form:has([name="confirmPassword"]) input[name="${name}"]`), text)
  await fill('username', `joy${crypto.randomUUID().slice(0, 8)}`)
  await fill('password', 'Lantern2027')
  await fill('confirmPassword', 'Lantern2027')
  ;(await findOne('form button[type="submit"]')).click()
  await expect.poll(() => location.pathname).toBe('/m/voucherCenter')
})

test('Escape closes the login and returns the focus', async () => {
  await openScreen(SLOTS)
  const link = await findOne('nav a[href="/m/voucherCenter"]')
  link.focus()
  link.click()
  await expect.element(loginSheet).toBeVisible()
  expect((await findOne('dialog[open]')).contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(loginSheet).not.toBeInTheDocument()
  expect(document.activeElement).toBe(link)
})

test.each([
  [false, 'Log in'],
  [true, 'Log in with a passkey'],
])('on a device that knows passkeys (%s) the first button is %s', async (isKnown, first) => {
  if (isKnown) deviceStorage.set('passkeyLogin', '1')
  await openScreen('/m/login')
  const names = ['Log in', 'Log in with a passkey']
  const buttons = () =>
    page
      .getByRole('main')
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent)
      .filter((text) => names.includes(text))
  await expect.poll(() => buttons()[0]).toBe(first)
  await expect.poll(() => buttons().length).toBe(2)
})

test('the picture of the page is gone after an error', async () => {
  await openScreen('/m/login')
  const art = 'main svg[viewBox="0 0 320 132"]'
  await findOne(art)
  ;(await findOne('button[type="submit"]')).click()
  await expect.element(page.getByText('Enter your username.')).toBeVisible()
  await expect.poll(() => findAll(art)).toEqual([])
})

test.each(['aurora', 'lotus'] as const)('all login methods of %s fit on a short screen', async (merchant) => {
  await page.viewport(390, 664)
  await openScreen('/m/home', { merchant })
  ;(await findOne('header a[href="/m/login"]')).click()
  await expect.element(loginSheet).toBeVisible()
  const content = await findOne('dialog[open] form')
  const scrolled = content.closest('dialog')?.querySelector<HTMLElement>('nav')
  await expect.poll(() => scrolled?.getBoundingClientRect().bottom ?? Infinity).toBeLessThanOrEqual(664)
  await page.viewport(390, 844)
})
