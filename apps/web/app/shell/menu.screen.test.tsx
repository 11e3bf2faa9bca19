import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'

import { sessionStore } from '../lib/session/session.ts'
import { shellMarks } from '../lib/browser/native-shell.ts'
import { findAll, findOne } from '../../test/screens/find.ts'
import { loginSheet, logInByForm } from '../../test/screens/log-in.ts'
import { closePopup } from '../../test/screens/popup.ts'
import { demoMember, newMember, openScreen } from '../../test/screens/open-screen.tsx'

const MENU = 'nav:has(a[href="/m/voucherCenter"]):has(a[href="/m/inviteFriends"])'
const path = () => location.pathname
const tapLink = async (address: string) => (await findOne(`${MENU} a[href="${address}"]`)).click()
const isShown = (selector: string) => findAll(selector).some((part) => part.checkVisibility())

test.each(['/m/notice', '/m/activity', '/m/trail', '/m/forget'])(
  '%s has no bottom navigation, and its back button leads to the home page',
  async (address) => {
    await openScreen(address)
    const backButton = page.getByRole('button', { name: 'Back', exact: true })
    const toLobby = page.getByRole('link', { name: 'Back to lobby' })
    await expect.element(backButton.or(toLobby).first()).toBeVisible()
    expect(isShown(MENU)).toBe(false)
    await backButton.or(toLobby).first().click()
    await expect.poll(path).toBe('/m/home')
  },
)

// rules: errors-12
test('a visitor is sent through the login to the typed address', async () => {
  const member = await newMember()
  await openScreen('/m/withdraw?from=mail#top')
  await expect.poll(path).toBe('/m/login')
  await logInByForm(member)
  await expect.poll(() => location.pathname + location.search + location.hash).toBe('/m/withdraw?from=mail#top')
  await expect.element(page.getByRole('heading', { name: 'Withdraw', exact: true })).toBeVisible()
})

// rules: limits-2
test('a trial user has no member centre, by the menu or by its address', async () => {
  const reject = page.getByText('The free trial has no member center. Register to get one.').first()
  await openScreen('/m/trail')
  await page.getByRole('button', { name: 'Start playing' }).click()
  await expect.poll(path).toBe('/m/home')
  await tapLink('/m/mine')
  await expect.element(reject).toBeVisible()
  expect(path()).toBe('/m/home')
  await expect.element(reject).not.toBeInTheDocument()
  await closePopup()
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Register' })).toBeVisible()

  const session = sessionStore.get()
  if (!session) throw new Error('The trial has no session')
  await openScreen('/m/member/home', { member: { session } })
  await expect.element(reject).toBeVisible()
  await expect.poll(path).toBe('/m/home')
})

test.each(['aurora', 'lotus'] as const)('the menu of %s shows the number of waiting rewards', async (merchant) => {
  const member = await demoMember({ merchant, account: 'player01' })
  await openScreen('/m/home', { merchant, member })
  await expect.poll(() => findAll(`${MENU} a[href="/m/activity"]`)[0]?.textContent).toMatch(/[1-9]/)
})

test('the menu sends visitors who want to invite friends through the login to the referral page', async () => {
  const member = await newMember()
  await openScreen('/m/home')
  await tapLink('/m/inviteFriends')
  await expect.element(loginSheet).toBeVisible()
  await logInByForm(member)
  await expect.poll(path).toBe('/m/inviteFriends')
})

test('where referrals are disabled the menu shows a message', async () => {
  await openScreen('/m/home', { merchant: 'lotus', member: await newMember({ merchant: 'lotus' }) })
  await tapLink('/m/inviteFriends')
  await expect.element(page.getByText('Referrals aren’t available here. Contact customer service.')).toBeVisible()
  expect(path()).toBe('/m/home')
})

test('the maintenance page redirects to the home page while the merchant is open', async () => {
  await openScreen('/m/maintenance')
  await expect.poll(path).toBe('/m/home')
})

const menuHeight = () =>
  findAll(MENU)
    .find((menu) => menu.checkVisibility())
    ?.getBoundingClientRect().height

test('the menu leaves room for the system bar on a tall iPhone, only in the installed app', async () => {
  const { dataset } = document.documentElement
  onTestFinished(() => {
    delete dataset['shell']
    delete dataset['tall']
  })
  await openScreen('/m/help')
  await findOne(MENU)
  const normalHeight = menuHeight()
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
  const heightOf = (userAgent: string, screenHeight: number) => {
    Object.assign(dataset, shellMarks({ userAgent, screenHeight }))
    return menuHeight()
  }
  expect(normalHeight).toBeGreaterThan(0)
  expect(heightOf(iphone, 844)).toBe(normalHeight)
  expect(heightOf(`${iphone} AnteApp/1.0`, 812)).toBe(normalHeight)
  expect(heightOf(`${iphone} AnteApp/1.0`, 844)).toBeGreaterThan(normalHeight ?? 0)
})

const animation = () => {
  const shown = findAll('#main > *').find((mounted) => mounted.checkVisibility())
  return getComputedStyle(shown ?? document.body).animationName
}

test('pages fade in, except after a swipe', async () => {
  await openScreen('/m/home')
  ;(await findOne('a[href="/m/notice"]')).click()
  await expect.poll(path).toBe('/m/notice')
  await expect.poll(animation).toContain('fade')
  // Swipes are detected only once the browser is idle.
  await import('../lib/pages/swipes.ts')
  await new Promise((resolve) => void requestIdleCallback(resolve))

  for (const [type, clientX] of [
    ['touchstart', 5],
    ['touchmove', 160],
  ] as const)
    document.dispatchEvent(Object.assign(new Event(type), { touches: [{ clientX }] }))
  history.back()
  await expect.poll(path).toBe('/m/home')
  await expect.poll(animation).toBe('none')
})
