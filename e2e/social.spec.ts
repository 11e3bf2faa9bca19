import { randomInt, randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { barriersInDeepRun } from './kit/barriers.ts'
import { startFirebaseStack } from './kit/firebase-stack.ts'
import type { FirebaseStack } from './kit/firebase-stack.ts'
import { AURORA_ALONE, DEEP } from './kit/brand.ts'
import { expect, test } from './kit/journey.ts'
import { signOut } from './kit/steps.ts'
import type { Say } from './kit/words.ts'

const PASSWORD = 'Lantern2027'
const SDK = /\/assets\/firebase-/

const google = (page: Page, say: Say) =>
  page.getByRole('button', { name: say('Continue with {name}').replace('{name}', 'Google') })
const inside = (page: Page, say: Say) => page.getByRole('button', { name: say('Hide balance') })
const line = (page: Page, name: string) => page.locator(`form input[name="${name}"]`)
const send = (page: Page) => page.locator('button[type="submit"]').tap()

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

// rules: calls-17
test('a newcomer comes in by Google to where he was going, and the next time at once', async ({ page, say }) => {
  const person = `Lea ${randomUUID().slice(0, 8)}`
  const goThere = async () => {
    await google(page, say).tap()
    await expect(page).toHaveURL(/\/identity\/google\/authorize/)
  }
  const signInAs = async () => {
    await page.getByLabel('Use another account').fill(person)
    await page.getByRole('button', { name: 'Continue' }).tap()
  }

  await test.step('the way in stands below the form, and a stranger’s answer opens nothing', async () => {
    await openAwake(page, '/m/login?state=a-state-that-nobody-here-has-sent&code=his-code')
    await expect(google(page, say)).toBeEnabled()
    await expect(page).toHaveURL(/\/m\/login$/)
    expect(await barriersInDeepRun(page)).toEqual([])
  })

  await test.step('who thinks better of it is back at the door, without a word', async () => {
    await page.goto('/m/withdraw')
    await expect(page).toHaveURL(/\/m\/login/)
    await goThere()
    await page.getByRole('button', { name: 'Cancel' }).tap()
    await expect(page).toHaveURL(/\/m\/login$/)
    await expect(google(page, say)).toBeEnabled()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  })

  await test.step('nobody becomes a member by a slip: it is offered', async () => {
    await goThere()
    await signInAs()
    const make = page.getByRole('dialog').getByRole('button', { name: say('Create account') })
    await expect(make).toBeVisible()
    expect(await barriersInDeepRun(page)).toEqual([])
    await make.tap()
    await expect(page).toHaveURL(/\/m\/withdraw/)
  })

  await test.step('the next time the same person is let in, and is who he was', async () => {
    await openAwake(page, '/m/home')
    await expect(inside(page, say)).toBeVisible()
    const name = await nameOf(page)
    await signOut(page, say)
    await openAwake(page, '/m/login')
    await goThere()
    await signInAs()
    await expect(inside(page, say)).toBeVisible()
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

  // What differs between brands is tested without Firebase; what the gateway makes of its tokens, in the gateway.
  test(
    'a phone that Firebase was shown registers, and comes back, by the real SDK',
    { tag: [AURORA_ALONE, DEEP] },
    async ({ page, say }) => {
      const number = `917${randomInt(10 ** 6, 10 ** 7)}`
      const loaded: string[] = []
      page.on('request', (request) => loaded.push(request.url()))
      const ask = async () => {
        const before = await site.lastCode(`+63${number}`)
        await line(page, 'mobileNum').fill(number)
        await page.getByRole('button', { name: say('Get code') }).tap()
        await expect.poll(() => site.lastCode(`+63${number}`)).not.toBe(before)
        return (await site.lastCode(`+63${number}`)) ?? ''
      }

      // rules: registration-9
      await test.step('he registers with the code that Firebase has sent', async () => {
        await openAwake(page, `${site.url}/m/register`)
        await page.getByRole('tab', { name: say('Mobile number') }).tap()
        expect(
          loaded.filter((url) => SDK.test(url)),
          'what nobody has used yet is not loaded',
        ).toEqual([])
        await line(page, 'password').fill(PASSWORD)
        await line(page, 'confirmPassword').fill(PASSWORD)
        const code = await ask()
        await expect(line(page, 'verificationCode')).toBeEnabled()
        await line(page, 'verificationCode').fill(wrongCode(code))
        await send(page)
        await expect(line(page, 'verificationCode')).toHaveAttribute('aria-invalid', 'true')
        await line(page, 'verificationCode').fill(code)
        await send(page)
        await expect(inside(page, say)).toBeVisible()
      })

      await test.step('and comes back by his phone', async () => {
        const name = await nameOf(page)
        await signOut(page, say)
        await openAwake(page, `${site.url}/m/login`)
        await page.getByRole('tab', { name: say('Mobile number') }).tap()
        const code = await ask()
        await expect(line(page, 'messageCode')).toBeEnabled()
        await line(page, 'messageCode').fill(code)
        await send(page)
        await expect(inside(page, say)).toBeVisible()
        expect(await nameOf(page)).toBe(name)
      })
      expect(loaded.some((url) => SDK.test(url))).toBe(true)
    },
  )
})

const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
