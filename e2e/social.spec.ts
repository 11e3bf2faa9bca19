import { randomInt, randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { openHydrated } from './kit/hydrated.ts'
import { violationsInDeepRun } from './kit/accessibility-violations.ts'
import { startFirebaseStack } from './kit/firebase-stack.ts'
import type { FirebaseStack } from './kit/firebase-stack.ts'
import { AURORA_ONLY, DEEP } from './kit/brand.ts'
import { expect, test } from './kit/journey.ts'
import { signOut } from './kit/steps.ts'
import type { Translate } from './kit/texts.ts'

const PASSWORD = 'Lantern2027'
const SDK = /\/assets\/firebase-/

const google = (page: Page, t: Translate) =>
  page.getByRole('button', { name: t('Continue with {name}').replace('{name}', 'Google') })
const inside = (page: Page, t: Translate) => page.getByRole('button', { name: t('Your wallets') })
const inputNamed = (page: Page, name: string) => page.locator(`form input[name="${name}"]`)
const send = (page: Page) => page.locator('button[type="submit"]').tap()

// rules: calls-17
test('a new user logs in by Google and reaches the requested page, and the next time directly', async ({ page, t }) => {
  const person = `Lea ${randomUUID().slice(0, 8)}`
  const logInAtGoogle = async () => {
    await google(page, t).tap()
    await expect(page).toHaveURL(/\/identity\/google\/authorize/)
  }
  const signInAs = async () => {
    await page.getByLabel('Use another account').fill(person)
    await page.getByRole('button', { name: 'Continue' }).tap()
  }

  await test.step('the button is below the form, and a forged callback has no effect', async () => {
    await openHydrated(page, '/m/login?state=a-forged-state&code=a-forged-code')
    await expect(google(page, t)).toBeEnabled()
    await expect(page).toHaveURL(/\/m\/login$/)
    expect(await violationsInDeepRun(page)).toEqual([])
  })

  await test.step('a cancelled login returns to the login page without a message', async () => {
    await page.goto('/m/withdraw')
    await expect(page).toHaveURL(/\/m\/login/)
    await logInAtGoogle()
    await page.getByRole('button', { name: 'Cancel' }).tap()
    await expect(page).toHaveURL(/\/m\/login$/)
    await expect(google(page, t)).toBeEnabled()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  })

  await test.step('an account is created only after a confirmation', async () => {
    await logInAtGoogle()
    await signInAs()
    const make = page.getByRole('dialog').getByRole('button', { name: t('Create account') })
    await expect(make).toBeVisible()
    expect(await violationsInDeepRun(page)).toEqual([])
    await make.tap()
    await expect(page).toHaveURL(/\/m\/withdraw/)
  })

  await test.step('the next login of the same person opens the same account', async () => {
    await openHydrated(page, '/m/home')
    await expect(inside(page, t)).toBeVisible()
    const name = await nameOf(page)
    await signOut(page, t)
    await openHydrated(page, '/m/login')
    await logInAtGoogle()
    await signInAs()
    await expect(inside(page, t)).toBeVisible()
    expect(await nameOf(page)).toBe(name)
  })
})

const nameOf = (page: Page) =>
  page.evaluate(() => (JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { userName?: string }).userName)

test.describe('with a Firebase project', () => {
  let site: FirebaseStack
  test.beforeAll(async () => {
    site = await startFirebaseStack()
  })
  test.afterAll(() => site?.stop())

  // Differences between brands are tested without Firebase; the gateway's handling of its tokens is tested in the
  // gateway.
  test(
    'a phone number verified by Firebase registers and logs in, with the real SDK',
    { tag: [AURORA_ONLY, DEEP] },
    async ({ page, t }) => {
      const number = `917${randomInt(10 ** 6, 10 ** 7)}`
      const loaded: string[] = []
      page.on('request', (request) => loaded.push(request.url()))
      const requestCode = async () => {
        const before = await site.lastCode(`+63${number}`)
        await inputNamed(page, 'mobileNum').fill(number)
        await page.getByRole('button', { name: t('Get code') }).tap()
        await expect.poll(() => site.lastCode(`+63${number}`)).not.toBe(before)
        return (await site.lastCode(`+63${number}`)) ?? ''
      }

      // rules: registration-9
      await test.step('the user registers with the code sent by Firebase', async () => {
        await openHydrated(page, `${site.url}/m/register`)
        await page.getByRole('tab', { name: t('Mobile number') }).tap()
        expect(
          loaded.filter((url) => SDK.test(url)),
          'the SDK is not loaded before its first use',
        ).toEqual([])
        await inputNamed(page, 'password').fill(PASSWORD)
        await inputNamed(page, 'confirmPassword').fill(PASSWORD)
        const code = await requestCode()
        await expect(inputNamed(page, 'verificationCode')).toBeEnabled()
        await inputNamed(page, 'verificationCode').fill(wrongCode(code))
        await send(page)
        await expect(inputNamed(page, 'verificationCode')).toHaveAttribute('aria-invalid', 'true')
        await inputNamed(page, 'verificationCode').fill(code)
        await send(page)
        await expect(inside(page, t)).toBeVisible()
      })

      await test.step('and logs in by the phone number', async () => {
        const name = await nameOf(page)
        await signOut(page, t)
        await openHydrated(page, `${site.url}/m/login`)
        await page.getByRole('tab', { name: t('Mobile number') }).tap()
        const code = await requestCode()
        await expect(inputNamed(page, 'messageCode')).toBeEnabled()
        await inputNamed(page, 'messageCode').fill(code)
        await send(page)
        await expect(inside(page, t)).toBeVisible()
        expect(await nameOf(page)).toBe(name)
      })
      expect(loaded.some((url) => SDK.test(url))).toBe(true)
    },
  )
})

const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
