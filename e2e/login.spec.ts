import type { Locator, Page } from '@playwright/test'

import { openHydrated } from './kit/hydrated.ts'
import { violationsInDeepRun } from './kit/accessibility-violations.ts'
import { expect, test } from './kit/journey.ts'
import { withDatabase } from './kit/ledger.ts'
import { register, signOut, tryLogIn } from './kit/steps.ts'
import { translatorOf } from './kit/texts.ts'
import type { Translate } from './kit/texts.ts'

test('a member logs in with the password, and a guesser does not', async ({ page, context, t, merchant, language }) => {
  const player = { username: `joy${Date.now().toString(36)}`, password: 'Lantern2027' }
  await register(page, t, player)
  await signOut(page, t)
  const picture = page.getByRole('img', { name: t('Image with the code to enter') })
  const inside = page.getByRole('button', { name: t('Your wallets') })

  // rules: login-3
  await test.step('missing fields are reported, and reported again in another language', async () => {
    await openHydrated(page, '/m/login')
    expect.soft(await violationsInDeepRun(page), 'the login').toEqual([])
    await page.locator('button[type="submit"]').tap()
    await expect(page.getByText(t('Enter your username.'))).toBeVisible()
    await expect(usernameField(page, t)).toBeFocused()
    expect.soft(await violationsInDeepRun(page), 'what is missing').toEqual([])
    const otherLanguage = language === 'ar' ? 'en' : 'ar'
    await selectLanguage(page, languageCode(otherLanguage))
    await expect(page.getByText(translatorOf(otherLanguage)('Enter your username.'))).toBeVisible()
    await selectLanguage(page, languageCode(language))
    await expect(page.getByText(t('Enter your password.'))).toBeVisible()
  })

  // rules: calls-1
  await test.step('the installed app identifies itself in the login', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'standalone', { value: true }))
    const sent = page.waitForRequest('**/wps/session/login')
    await tryLogIn(page, t, { ...player, password: 'Wrong1234' })
    expect((await sent).headers()['device']).toBe('OTHERS')
  })

  // rules: login-2, errors-5
  await test.step('after a failure there is a captcha, and a new one after each tap on it and each change of the login method', async () => {
    await expect(picture).toBeVisible()
    await expect(page.getByLabel(t('Password'), { exact: true })).toBeFocused()
    expect.soft(await violationsInDeepRun(page), 'the picture').toEqual([])
    const code = page.getByLabel(t('Code in the image'))
    await code.fill('12')
    await page.locator('button[type="submit"]').tap()
    await expect(page.getByText(t('Enter the code in the image.'))).toBeVisible()
    await expectAnother(picture, () => page.getByRole('button', { name: t('Show another image') }).tap())
    await expect(code).toHaveValue('')
    const byNumber = page.getByRole('tab', { name: t('Mobile number') })
    await expect(byNumber).toHaveCount(merchant === 'aurora' ? 1 : 0)
    if (merchant === 'lotus') return
    await expectAnother(picture, async () => {
      await byNumber.tap()
      await page.getByRole('tab', { name: t('Username') }).tap()
    })
    await expect(usernameField(page, t)).toHaveValue(player.username)
  })

  await test.step('with the captcha and the right password the member is logged in, and remembered', async () => {
    await page.getByRole('checkbox', { name: t('Remember me') }).check()
    await tryLogIn(page, t, player)
    await expect(inside).toBeVisible()
    const otherPage = await context.newPage()
    await openHydrated(otherPage, '/m/login')
    await expect(usernameField(otherPage, t)).toHaveValue(player.username)
    await expect(otherPage.getByLabel(t('Password'), { exact: true })).toHaveValue(player.password)
    await otherPage.close()
  })

  // rules: errors-6
  await test.step('after too many attempts the waiting time is shown, and the login is locked until then', async () => {
    const attacker = await context.newPage()
    await openHydrated(attacker, '/m/login')
    // Waits for the remembered values, which appear slightly later and would replace the guess.
    await expect(attacker.getByLabel(t('Password'), { exact: true })).toHaveValue(player.password)
    await tryLogIn(attacker, t, { ...player, password: 'Wrong1234' })
    await expect(attacker.getByLabel(t('Code in the image'))).toBeVisible()
    await failOften()
    await tryLogIn(attacker, t, { ...player, password: 'Wrong1234' })
    await expect(attacker.locator('button[type="submit"]')).toBeDisabled()
    await expect(attacker.locator('button[type="submit"]')).toContainText(/1[45]:\d\d/)
    await expect(attacker.getByRole('alert').filter({ hasText: '15' })).toBeVisible()
    expect.soft(await violationsInDeepRun(attacker), 'too many tries').toEqual([])
  })
})

/** Returns the username field by its role, because a tab has the same name. */
const usernameField = (page: Page, t: Translate) => page.getByRole('textbox', { name: t('Username'), exact: true })

const languageCode = (language: string) => (language === 'ar' ? 'AR' : 'EN')

/** Selects a language as the language picker does. */
async function selectLanguage(page: Page, code: string): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: code, url: page.url() }])
  await page.reload()
}

async function expectAnother(picture: Locator, act: () => Promise<void>): Promise<void> {
  const before = await picture.getAttribute('src')
  await act()
  await expect(picture).not.toHaveAttribute('src', before ?? '')
}

/** Simulates failed logins from the last address during an hour. */
const failOften = () =>
  withDatabase(({ pool }) => pool.query('update login_failure set failures = 60, last_at = now()')).then(
    () => undefined,
  )
