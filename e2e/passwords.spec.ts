import type { Page } from '@playwright/test'

import { hydrated, openHydrated } from './kit/hydrated.ts'
import { violationsInDeepRun } from './kit/accessibility-violations.ts'
import { addressOf } from './kit/brand.ts'
import { choosePassword } from './kit/choose-password.ts'
import { passwordLinkFor } from './kit/console.ts'
import { expect, test } from './kit/journey.ts'
import { withDatabase } from './kit/ledger.ts'
import { setEmail } from './kit/members.ts'
import { closePopups } from './kit/popups.ts'
import { canRead, storedBy, tryExportKey } from './kit/secrets.ts'
import { logIn, register, signOut } from './kit/steps.ts'
import { newPlayer } from './kit/newcomer.ts'

const NEWER = 'Lighthouse8'
const NEWEST = 'Harbour2026'

test('a forgotten password is reset by mail, is changed, and is remembered without being readable', async ({
  page,
  context,
  browser,
  t,
  merchant,
}) => {
  const joy = newPlayer()
  const email = `${joy.username}@ante.example`
  const inside = page.getByRole('button', { name: t('Your wallets') })

  await test.step('a member registers, and the email address is known', async () => {
    await register(page, t, joy)
    await setEmail(joy.username, merchant, email)
    await signOut(page, t)
  })

  await test.step('the member requests a link, and is asked to check the mail', async () => {
    await page.getByRole('link', { name: t('Log in') }).tap()
    await page.getByRole('link', { name: t('Forgot password') }).tap()
    await hydrated(page)
    // Lotus sends no text messages, so there is no choice of the channel.
    if (merchant === 'aurora') await page.getByRole('tab', { name: t('Email') }).tap()
    else await expect(page.getByRole('tab')).toHaveCount(0)
    await page.getByRole('button', { name: t('Send link') }).tap()
    await expect(page.getByText(t('Enter your username.'))).toBeVisible()
    await expect(page.getByText(t('Enter a valid email address, for example name@example.com.'))).toBeVisible()
    expect(await violationsInDeepRun(page)).toEqual([])
    await page.getByRole('textbox', { name: t('Username'), exact: true }).fill(joy.username)
    await page.getByLabel(t('Email address of your account')).fill(email)
    await page.getByRole('button', { name: t('Send link') }).tap()
    await expect(page.getByText(t('Check your email'))).toBeVisible()
    expect(await violationsInDeepRun(page)).toEqual([])
  })

  const link = await passwordLinkFor(email)
  await test.step('the link requires a new password, twice and different from the old one', async () => {
    await openHydrated(page, link)
    await expect(page.getByRole('textbox', { name: t('Username'), exact: true })).toHaveValue(joy.username)
    await choosePassword(page, t, { first: 'abc', second: 'abd', button: 'Set password' })
    await expect(page.getByText(t('This password doesn’t meet the requirements.'))).toBeVisible()
    await expect(page.getByText(t('Confirmation password not matched.'))).toBeVisible()
    await choosePassword(page, t, { first: joy.password, button: 'Set password' })
    await expect(page.getByText(t('The new password and the old password cannot be the same'))).toBeVisible()
    expect(await violationsInDeepRun(page)).toEqual([])
    await choosePassword(page, t, { first: NEWER, button: 'Set password' })
  })

  await test.step('the login has the username filled in, and remembers the member', async () => {
    await expect(page).toHaveURL(/\/m\/login$/)
    await expect(page.getByRole('textbox', { name: t('Username'), exact: true })).toHaveValue(joy.username)
    await page.getByLabel(t('Remember me')).check()
    await logIn(page, t, { ...joy, password: NEWER })
  })

  // rules: calls-13
  await test.step('a link is valid once, and an unused one expires', async () => {
    await openHydrated(page, link)
    await expect(page.getByText(t('This link is no longer valid'))).toBeVisible()
    expect(await violationsInDeepRun(page)).toEqual([])
    await withDatabase(({ pool }) => pool.query(`update password_link set made_at = made_at - interval '5 minutes'`))
    await page.getByRole('link', { name: t('Get new link') }).tap()
    if (merchant === 'aurora') await page.getByRole('tab', { name: t('Email') }).tap()
    await page.getByRole('textbox', { name: t('Username'), exact: true }).fill(joy.username)
    await page.getByLabel(t('Email address of your account')).fill(email)
    await page.getByRole('button', { name: t('Send link') }).tap()
    await openHydrated(page, await passwordLinkFor(email, 2))
    await expect(page.getByRole('button', { name: t('Set password') })).toBeVisible()
    await withDatabase(({ pool }) => pool.query('update password_link set expires_at = made_at'))
    await choosePassword(page, t, { first: 'Meridian7', button: 'Set password' })
    await expect(page.getByText(t('This link is no longer valid'))).toBeVisible()
  })

  const elsewhere = await browser.newContext({ baseURL: addressOf(merchant) })
  const otherPage = await elsewhere.newPage()
  await test.step('the member is signed in on another device too', async () => {
    await closePopups(otherPage)
    await otherPage.goto('/m/login')
    await logIn(otherPage, t, { ...joy, password: NEWER })
  })

  // rules: password-1, password-3, errors-13
  await test.step('the member changes the password in the settings, without typing the one stored in the session', async () => {
    await openHydrated(page, '/m/set')
    expect(await violationsInDeepRun(page)).toEqual([])
    await page.getByRole('link', { name: t('Change password') }).tap()
    await expect(page.getByLabel(t('Old password'), { exact: true })).toHaveCount(0)
    await choosePassword(page, t, { first: NEWER, button: 'Confirm' })
    const samePasswordDialog = page.getByRole('dialog', {
      name: t('The new password and the old password cannot be the same'),
    })
    await samePasswordDialog.getByRole('button', { name: t('Choose another') }).tap()
    await expect(samePasswordDialog).toBeHidden()
    expect(await violationsInDeepRun(page)).toEqual([])
    // The locator of a temporary message must be awaited before it appears.
    await Promise.all([
      page.getByText(t('Change saved')).waitFor(),
      otherPage.getByText(t('The account has been logged out, please log in again')).waitFor(),
      choosePassword(page, t, { first: NEWEST, button: 'Confirm' }),
    ])
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(inside).toBeVisible()
  })

  // rules: calls-12
  await test.step('the other device is signed out', async () => {
    await expect(otherPage.getByRole('link', { name: t('Log in') })).toBeVisible()
    await elsewhere.close()
  })

  await test.step('no other script reads a password from storage, nor exports the key', async () => {
    const { local, session } = await storedBy(page)
    expect(JSON.parse(local['rememberedLogin'] ?? '')).toEqual({
      type: 'username',
      username: joy.username,
      password: expect.stringMatching(/^[\w+/=]{40,}$/) as unknown,
      countryDialingCode: null,
    })
    expect(JSON.parse(session['MC_SESSION_INFO'] ?? '')).toHaveProperty('password')
    for (const secret of [joy.password, NEWER, NEWEST]) expect(await canRead(page, secret)).toBe(false)
    expect(await tryExportKey(page)).toBe('InvalidAccessError,InvalidAccessError')
  })

  await test.step('a new tab has the login filled in with the new password', async () => {
    const tab = await context.newPage()
    await closePopups(tab)
    await openHydrated(tab, '/m/login')
    await expect(tab.getByLabel(t('Password'), { exact: true })).toHaveValue(NEWEST)
    await tab.locator('button[type="submit"]').tap()
    await expect(tab.getByRole('button', { name: t('Your wallets') })).toBeVisible()
    await tab.close()
  })

  // rules: calls-10
  await test.step('the member signs out, and nothing is left in storage', async () => {
    const { session } = await storedBy(page)
    const { token } = JSON.parse(session['MC_SESSION_INFO'] ?? '') as { token: string }
    await openHydrated(page, '/m/set')
    await page.getByRole('button', { name: t('Log out') }).tap()
    const question = page.getByRole('dialog', { name: t('Log out?') })
    await question.getByRole('button', { name: t('Log out') }).tap()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.getByRole('link', { name: t('Log in') })).toBeVisible()
    const stored = await storedBy(page)
    expect(stored.local).not.toHaveProperty('rememberedLogin')
    expect(stored.local['autoLogin']).toBe('0')
    expect(JSON.stringify(stored)).not.toContain(joy.username)
    expect(stored.session).not.toHaveProperty('MC_SESSION_INFO')
    expect(await statusFor(page, token)).toBe(401)
    await openHydrated(page, '/m/login')
    await expect(page.getByRole('textbox', { name: t('Username'), exact: true })).toHaveValue('')
    await expect(page.getByLabel(t('Remember me'))).not.toBeChecked()
    for (const address of ['/m/set', '/m/changePsw']) {
      await page.goto(address)
      await expect(page).toHaveURL(/\/m\/home$/)
    }
  })
})

/** Returns the status of a request with a session's token. */
const statusFor = (page: Page, token: string): Promise<number> =>
  page.evaluate(async (authorization) => {
    const answer = await fetch('/wps/member/info', { headers: { Authorization: authorization } })
    return answer.status
  }, token)
