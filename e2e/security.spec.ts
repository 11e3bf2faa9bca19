import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { barriersInDeepRun } from './kit/barriers.ts'
import { expect, test } from './kit/journey.ts'
import { register, signOut, tryLogIn } from './kit/steps.ts'
import type { Credentials } from './kit/steps.ts'
import { codeOfApp } from './kit/totp.ts'
import type { Say } from './kit/words.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** Returns the credentials of a unique new member. */
const newcomer = (): Credentials => ({
  username: `s${randomUUID().replaceAll('-', '').slice(0, 10)}`,
  password: 'Demo2026',
})

/** Simulates a phone with a fingerprint sensor that always accepts. */
async function giveFinger(page: Page): Promise<void> {
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
  await device.send('WebAuthn.addVirtualAuthenticator', { options })
}

/** Opens the sheet of a row. */
async function openSheet(page: Page, say: Say, name: string) {
  await page.getByRole('button', { name: new RegExp(`^${say(name)}`) }).tap()
  const sheet = page.getByRole('dialog', { name: say(name) })
  await expect(sheet).toBeVisible()
  return sheet
}

async function addPasskey(page: Page, say: Say, password: string): Promise<void> {
  const sheet = await openSheet(page, say, 'Passkeys')
  await sheet.getByRole('button', { name: say('Add passkey') }).tap()
  await sheet.getByLabel(say('Your password')).fill('not the one')
  await sheet.getByRole('button', { name: say('Continue') }).tap()
  await expect(sheet.getByText(say('Wrong password. Check it and try again.'))).toBeVisible()
  await sheet.getByLabel(say('Passkey name')).fill('My own phone')
  await sheet.getByLabel(say('Your password')).fill(password)
  await sheet.getByRole('button', { name: say('Continue') }).tap()
  await expect(sheet.getByText('My own phone')).toBeVisible()
  expect.soft(await barriersInDeepRun(page), 'passkeys').toEqual([])
  await sheet.getByRole('button', { name: say('Close') }).tap()
}

/** Adds an authenticator app; returns its secret and the recovery codes. */
async function addAuthenticator(page: Page, say: Say, password: string) {
  const sheet = await openSheet(page, say, 'Authenticator app')
  await sheet.getByLabel(say('Your password')).fill(password)
  await sheet.getByRole('button', { name: say('Continue') }).tap()
  await expect(sheet.getByRole('img', { name: say('QR code for your authenticator app') })).toBeVisible()
  const secret = (await sheet.locator('code').innerText()).replace(/\s/g, '')
  expect.soft(await barriersInDeepRun(page), 'secret').toEqual([])
  await sheet.getByLabel(say('Authenticator app code')).fill(codeOfApp(secret))
  await sheet.getByRole('button', { name: say('Confirm') }).tap()
  await expect(sheet.getByText(say('Save these codes now. They’re shown only once.'))).toBeVisible()
  const codes = await sheet.locator('li code').allInnerTexts()
  expect.soft(await barriersInDeepRun(page), 'recovery codes').toEqual([])
  await sheet.getByRole('button', { name: say('I’ve saved them') }).tap()
  return { secret, codes }
}

const inside = (page: Page, say: Say) => page.getByRole('button', { name: say('Hide balance') })

/** First step of a login that requires a second one. */
async function halfway(page: Page, say: Say, who: Credentials): Promise<void> {
  await openAwake(page, '/m/login')
  await tryLogIn(page, say, who)
  await expect(page.getByRole('heading', { name: say('Two-step verification') })).toBeVisible()
}

test('a member sets up two-factor methods, logs in with each of them, and signs out another device', async ({
  page,
  browser,
  say,
}) => {
  const who = newcomer()
  // Some of its texts also occur in toasts.
  const standing = page.getByRole('main')
  await giveFinger(page)
  await register(page, say, who)
  await openAwake(page, '/m/securityCenter')
  await expect(page.getByText(say('Basic protection: password only'))).toBeVisible()
  expect.soft(await barriersInDeepRun(page), 'nothing but a password').toEqual([])

  await addPasskey(page, say, who.password)
  const { secret, codes } = await addAuthenticator(page, say, who.password)
  expect(codes).toHaveLength(10)
  await expect(standing.getByText(say('Strong protection'))).toBeVisible()
  await expect(standing.getByText(say('Authenticator app added'))).toBeVisible()
  await expect(standing.getByText(say('Passkey added'))).toBeVisible()
  expect.soft(await barriersInDeepRun(page), 'all guards').toEqual([])

  // On another device only the password is not enough; a recovery code is accepted once.
  const { viewport, userAgent } = { viewport: page.viewportSize(), userAgent: 'A browser that nobody knows' }
  const elsewhere = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport,
    userAgent,
    hasTouch: true,
  })
  const other = await elsewhere.newPage()
  await halfway(other, say, who)
  await other.getByLabel(say('Authenticator app code')).fill('000000')
  await other.locator('button[type="submit"]').tap()
  await expect(other.getByText(say('This code is wrong or already used. Try another one.'))).toBeVisible()
  await other.getByRole('button', { name: say('Use a recovery code') }).tap()
  await other.getByLabel(say('Recovery code'), { exact: true }).fill(codes[0] ?? '')
  await other.locator('button[type="submit"]').tap()
  await expect(inside(other, say)).toBeVisible()

  // The other device is signed out from here, which is shown there.
  await page.reload()
  await expect(standing.getByText(say('Recovery code used'))).toBeVisible()
  const devices = await openSheet(page, say, 'Devices')
  await expect(devices.getByText(say('Unknown device'))).toBeVisible()
  expect.soft(await barriersInDeepRun(page), 'devices').toEqual([])
  const signOtherOut = devices
    .getByRole('listitem')
    .filter({ hasText: say('Unknown device') })
    .getByRole('button')
  // The locator of a temporary message must be awaited before it appears.
  await Promise.all([
    other.getByText(say('The account has been logged out, please log in again')).waitFor(),
    signOtherOut.tap(),
  ])
  await expect(devices.getByText(say('You’re logged in on this device only.'))).toBeVisible()
  await elsewhere.close()
  await devices.getByRole('button', { name: say('Close') }).tap()

  // Logs in by the passkey only, and by the password with an app code.
  await openAwake(page, '/m/home')
  await signOut(page, say)
  await openAwake(page, '/m/login')
  await page.getByRole('button', { name: say('Log in with a passkey') }).tap()
  await expect(inside(page, say)).toBeVisible()
  await signOut(page, say)
  await halfway(page, say, who)
  expect.soft(await barriersInDeepRun(page), 'second step').toEqual([])
  // The code of this half-minute may have been used to confirm the app.
  await page.getByLabel(say('Authenticator app code')).fill(codeOfApp(secret, 1))
  await page.locator('button[type="submit"]').tap()
  await expect(inside(page, say)).toBeVisible()

  // Two-factor methods can be removed after a verification.
  await openAwake(page, '/m/securityCenter')
  const app = await openSheet(page, say, 'Authenticator app')
  await app.getByRole('button', { name: say('Use a recovery code') }).tap()
  await app.getByLabel(say('Your password')).fill(who.password)
  await app.getByLabel(say('Recovery code'), { exact: true }).fill(codes[1] ?? '')
  await app.getByRole('button', { name: say('Remove app') }).tap()
  await expect(page.getByText(say('Good protection'), { exact: true })).toBeVisible()
  await expect(standing.getByText(say('Authenticator app removed'))).toBeVisible()
})
