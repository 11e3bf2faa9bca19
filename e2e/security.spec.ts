import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { openHydrated } from './kit/hydrated.ts'
import { violationsInDeepRun } from './kit/accessibility-violations.ts'
import { expect, test } from './kit/journey.ts'
import { register, signOut, tryLogIn } from './kit/steps.ts'
import type { Credentials } from './kit/steps.ts'
import { codeOfApp } from './kit/totp.ts'
import type { Translate } from './kit/texts.ts'

/** Returns the credentials of a unique new member. */
const newcomer = (): Credentials => ({
  username: `s${randomUUID().replaceAll('-', '').slice(0, 10)}`,
  password: 'Demo2026',
})

/** Simulates a phone with a fingerprint sensor that always accepts. */
async function addFingerprint(page: Page): Promise<() => Promise<void>> {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', { options })
  return async () => {
    await device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false })
  }
}

/** Opens the sheet of a row. */
async function openSheet(page: Page, t: Translate, name: string) {
  await page.getByRole('button', { name: new RegExp(`^${t(name)}`) }).tap()
  const sheet = page.getByRole('dialog', { name: t(name) })
  await expect(sheet).toBeVisible()
  return sheet
}

async function addPasskey(page: Page, t: Translate, password: string): Promise<void> {
  const sheet = await openSheet(page, t, 'Passkeys')
  await sheet.getByRole('button', { name: t('Add passkey') }).tap()
  await sheet.getByLabel(t('Your password')).fill('not the one')
  await sheet.getByRole('button', { name: t('Continue') }).tap()
  await expect(sheet.getByText(t('Wrong password. Check it and try again.'))).toBeVisible()
  await sheet.getByLabel(t('Passkey name')).fill('My own phone')
  await sheet.getByLabel(t('Your password')).fill(password)
  await sheet.getByRole('button', { name: t('Continue') }).tap()
  await expect(sheet.getByText('My own phone')).toBeVisible()
  expect.soft(await violationsInDeepRun(page), 'passkeys').toEqual([])
  await sheet.getByRole('button', { name: t('Close') }).tap()
}

/** Adds an authenticator app; returns its secret and the recovery codes. */
async function addAuthenticator(page: Page, t: Translate, password: string) {
  const sheet = await openSheet(page, t, 'Authenticator app')
  await sheet.getByLabel(t('Your password')).fill(password)
  await sheet.getByRole('button', { name: t('Continue') }).tap()
  await expect(sheet.getByRole('img', { name: t('QR code for your authenticator app') })).toBeVisible()
  const secret = (await sheet.locator('code').innerText()).replace(/\s/g, '')
  expect.soft(await violationsInDeepRun(page), 'secret').toEqual([])
  await sheet.getByLabel(t('Authenticator app code')).fill(codeOfApp(secret))
  await sheet.getByRole('button', { name: t('Confirm') }).tap()
  await expect(sheet.getByText(t('Save these codes now. They’re shown only once.'))).toBeVisible()
  const codes = await sheet.locator('li code').allInnerTexts()
  expect.soft(await violationsInDeepRun(page), 'recovery codes').toEqual([])
  await sheet.getByRole('button', { name: t('I’ve saved them') }).tap()
  return { secret, codes }
}

const inside = (page: Page, t: Translate) => page.getByRole('button', { name: t('Your wallets') })

/** First step of a login that requires a second one. */
async function firstLoginStep(page: Page, t: Translate, credentials: Credentials): Promise<void> {
  await openHydrated(page, '/m/login')
  await tryLogIn(page, t, credentials)
  await expect(page.getByRole('heading', { name: t('Two-step verification') })).toBeVisible()
}

test('a member sets up two-factor methods, logs in with each of them, and signs out another device', async ({
  page,
  browser,
  t,
}) => {
  const credentials = newcomer()
  // Texts are searched in the main content only, because some also occur in toasts.
  const mainContent = page.getByRole('main')
  const removeFingerprint = await addFingerprint(page)
  await register(page, t, credentials)
  await openHydrated(page, '/m/securityCenter')
  await expect(page.getByText(t('Basic protection: password only'))).toBeVisible()
  expect.soft(await violationsInDeepRun(page), 'nothing but a password').toEqual([])

  await addPasskey(page, t, credentials.password)
  const { secret, codes } = await addAuthenticator(page, t, credentials.password)
  expect(codes).toHaveLength(10)
  await expect(mainContent.getByText(t('Strong protection'))).toBeVisible()
  await expect(mainContent.getByText(t('Authenticator app added'))).toBeVisible()
  await expect(mainContent.getByText(t('Passkey added'))).toBeVisible()
  expect.soft(await violationsInDeepRun(page), 'all guards').toEqual([])

  // On another device the password alone is not sufficient; a recovery code is accepted once.
  const { viewport, userAgent } = { viewport: page.viewportSize(), userAgent: 'An unknown browser' }
  const elsewhere = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport,
    userAgent,
    hasTouch: true,
  })
  const otherPage = await elsewhere.newPage()
  await firstLoginStep(otherPage, t, credentials)
  await otherPage.getByLabel(t('Authenticator app code')).fill('000000')
  await otherPage.locator('button[type="submit"]').tap()
  await expect(otherPage.getByText(t('This code is wrong or already used. Try another one.'))).toBeVisible()
  await otherPage.getByRole('button', { name: t('Use a recovery code') }).tap()
  await otherPage.getByLabel(t('Recovery code'), { exact: true }).fill(codes[0] ?? '')
  await otherPage.locator('button[type="submit"]').tap()
  await expect(inside(otherPage, t)).toBeVisible()

  // Signs out the other device, which then shows that the session has ended.
  await page.reload()
  await expect(mainContent.getByText(t('Recovery code used'))).toBeVisible()
  const devices = await openSheet(page, t, 'Devices')
  await expect(devices.getByText(t('Unknown device'))).toBeVisible()
  expect.soft(await violationsInDeepRun(page), 'devices').toEqual([])
  const signOtherOut = devices
    .getByRole('listitem')
    .filter({ hasText: t('Unknown device') })
    .getByRole('button')
  // The locator of a temporary message must be awaited before it appears.
  await Promise.all([
    otherPage.getByText(t('The account has been logged out, please log in again')).waitFor(),
    signOtherOut.tap(),
  ])
  await expect(devices.getByText(t('You’re logged in on this device only.'))).toBeVisible()
  await elsewhere.close()
  await devices.getByRole('button', { name: t('Close') }).tap()

  // Logs in by the passkey only, and by the password with an app code.
  await openHydrated(page, '/m/home')
  await signOut(page, t)
  await openHydrated(page, '/m/login')
  // The simulated sensor confirms the passkey suggested at the account field without a tap.
  await expect(inside(page, t)).toBeVisible()
  await removeFingerprint()
  await signOut(page, t)
  await firstLoginStep(page, t, credentials)
  expect.soft(await violationsInDeepRun(page), 'second step').toEqual([])
  // The code of this half-minute may have been used to confirm the app.
  await page.getByLabel(t('Authenticator app code')).fill(codeOfApp(secret, 1))
  await page.locator('button[type="submit"]').tap()
  await expect(inside(page, t)).toBeVisible()

  // Two-factor methods can be removed after a verification.
  await openHydrated(page, '/m/securityCenter')
  const app = await openSheet(page, t, 'Authenticator app')
  await app.getByRole('button', { name: t('Use a recovery code') }).tap()
  await app.getByLabel(t('Your password')).fill(credentials.password)
  await app.getByLabel(t('Recovery code'), { exact: true }).fill(codes[1] ?? '')
  await app.getByRole('button', { name: t('Remove app') }).tap()
  await expect(page.getByText(t('Good protection'), { exact: true })).toBeVisible()
  await expect(mainContent.getByText(t('Authenticator app removed'))).toBeVisible()
})
