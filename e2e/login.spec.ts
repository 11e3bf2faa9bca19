import { languages } from '@ante/contract/merchant/language.ts'
import type { Locator, Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { barriersOn } from './kit/barriers.ts'
import { addressOf } from './kit/brand.ts'
import { codeFor, putOutOfOrder } from './kit/desk.ts'
import { expect, test } from './kit/journey.ts'
import { withDatabase } from './kit/ledger.ts'
import { memberWithMobile, newMobile } from './kit/members.ts'
import { register, signOut, tryLogIn } from './kit/steps.ts'
import { wordsOf } from './kit/words.ts'
import type { Say } from './kit/words.ts'

const login = () => `${addressOf('aurora')}/m/login`

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('who has his phone with him comes in by its number', async ({ page, context, say, language }) => {
  const mobileNum = newMobile()
  await memberWithMobile(mobileNum)
  const form = numberFormOf(page, say)

  await test.step('he finds his country by its name, by letters and by digits', async () => {
    await openAwake(page, login())
    await page.getByRole('tab', { name: say('Mobile number') }).tap()
    await expect(form.country).toContainText('+63')
    const thailand =
      new Intl.DisplayNames([languages[language === 'ar' ? 'AR' : 'EN'].locale], { type: 'region' }).of('TH') ?? ''
    await form.country.tap()
    await expect.soft(page.getByRole('dialog').getByRole('button', { pressed: true })).toContainText('+63')
    await form.search.fill(thailand)
    await page.getByRole('dialog').getByRole('button', { name: thailand }).tap()
    await expect(form.country).toContainText('+66')
    await form.country.tap()
    await form.search.fill('no such place')
    await expect(page.getByText(say('No such country'))).toBeVisible()
    await form.search.fill('ph')
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('+63')
    expect.soft(await barriersOn(page), 'the list of countries').toEqual([])
    await form.search.fill('+6')
    await form.search.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('dialog').getByRole('listitem').nth(1).getByRole('button')).toBeFocused()
    await form.search.fill('+63')
    await form.search.press('Enter')
    await expect(form.country).toContainText('+63')
    await expect(form.number).toBeFocused()
  })

  await test.step('a code goes to numbers alone', async () => {
    await form.getCode.tap()
    await expect(page.getByText(say('Type your mobile number.'))).toBeVisible()
    await form.number.fill('0917')
    await form.getCode.tap()
    await expect(form.number).toHaveAttribute('aria-invalid', 'true')
    expect.soft(await barriersOn(page), 'a number that is none').toEqual([])
    await expect(form.code).toBeDisabled()
  })

  await test.step('while messages do not get through he is told so, and nothing is counted', async () => {
    await putOutOfOrder('carrier', true)
    try {
      // What the carrier said a moment ago counts a little longer; each number gets one code a minute.
      await expect(async () => {
        await form.number.fill(newMobile())
        await form.getCode.tap()
        await expect(form.line).toContainText(down(say), { timeout: 2_000 })
      }).toPass()
    } finally {
      await putOutOfOrder('carrier', false)
    }
  })

  await test.step('the code comes, and the next one has to wait', async () => {
    await form.number.fill(mobileNum)
    await expect(async () => {
      // Only what was refused is asked for again: a slow answer is waited for.
      if (await form.free.isVisible()) await form.free.tap({ timeout: 2_000 })
      await expect(form.getCode).toHaveCount(0, { timeout: 2_000 })
    }).toPass()
    await expect(form.code).toBeEnabled()
    await expect(form.code).toBeFocused()
    await expect(form.waiting).toBeDisabled()
    expect.soft(await barriersOn(page), 'a code on its way').toEqual([])
    await page.getByRole('tab', { name: say('Username') }).tap()
    await page.getByRole('tab', { name: say('Mobile number') }).tap()
    await expect(form.number).toHaveValue(mobileNum)
    await expect(form.waiting).toBeDisabled()
  })

  await test.step('a wrong code does not let him in, the right one does', async () => {
    const code = await codeFor(mobileNum)
    await page.getByRole('checkbox', { name: say('Remember me') }).check()
    await form.code.fill(wrongCode(code))
    await page.locator('button[type="submit"]').tap()
    await expect(
      page.getByText(say('That code is not right, or no longer. Check it, or ask for a new one.')),
    ).toBeVisible()
    await expect(form.code).toBeFocused()
    await form.code.fill(language === 'ar' ? arabicDigits(code) : code)
    await expect(form.code).toHaveValue(code)
    await page.locator('button[type="submit"]').tap()
    await expect(page.getByRole('button', { name: say('Hide balance') })).toBeVisible()
  })

  await test.step('another tab knows the number, and that one code is on its way', async () => {
    const other = await context.newPage()
    const there = numberFormOf(other, say)
    await openAwake(other, login())
    await expect(there.number).toHaveValue(mobileNum)
    await expect(there.country).toContainText('+63')
    await there.getCode.tap()
    await expect(there.waiting).toBeDisabled()
    await expect(there.code).toBeEnabled()
    await expect(other.getByRole('checkbox', { name: say('Remember me') })).toBeChecked()
  })
})

test('who has a password comes in by it, and a guesser does not', async ({
  page,
  context,
  say,
  merchant,
  language,
}) => {
  const player = { username: `joy${Date.now().toString(36)}`, password: 'Lantern2027' }
  await register(page, say, player)
  await signOut(page, say)
  const picture = page.getByRole('img', { name: say('Picture with the code to type') })
  const inside = page.getByRole('button', { name: say('Hide balance') })

  await test.step('what is missing is said, and said again in another language', async () => {
    await openAwake(page, '/m/login')
    expect.soft(await barriersOn(page), 'the login').toEqual([])
    await page.locator('button[type="submit"]').tap()
    await expect(page.getByText(say('Type your username.'))).toBeVisible()
    await expect(nameLine(page, say)).toBeFocused()
    expect.soft(await barriersOn(page), 'what is missing').toEqual([])
    const other = language === 'ar' ? 'en' : 'ar'
    await speak(page, languageCode(other))
    await expect(page.getByText(wordsOf(other)('Type your username.'))).toBeVisible()
    await speak(page, languageCode(language))
    await expect(page.getByText(say('Type your password.'))).toBeVisible()
  })

  await test.step('from the installed app the login says so', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'standalone', { value: true }))
    const sent = page.waitForRequest('**/wps/session/login')
    await tryLogIn(page, say, { ...player, password: 'Wrong1234' })
    expect((await sent).headers()['device']).toBe('OTHERS')
  })

  await test.step('after a failure there is a picture, and another one for each tap and each change of the way in', async () => {
    await expect(picture).toBeVisible()
    await expect(page.getByLabel(say('Password'), { exact: true })).toBeFocused()
    expect.soft(await barriersOn(page), 'the picture').toEqual([])
    const code = page.getByLabel(say('Code in the picture'))
    await code.fill('12')
    await page.locator('button[type="submit"]').tap()
    await expect(page.getByText(say('Type the code in the picture.'))).toBeVisible()
    await expectAnother(picture, () => page.getByRole('button', { name: say('Show another picture') }).tap())
    await expect(code).toHaveValue('')
    const byNumber = page.getByRole('tab', { name: say('Mobile number') })
    await expect(byNumber).toHaveCount(merchant === 'aurora' ? 1 : 0)
    if (merchant === 'lotus') return
    await expectAnother(picture, async () => {
      await byNumber.tap()
      await page.getByRole('tab', { name: say('Username') }).tap()
    })
    await expect(nameLine(page, say)).toHaveValue(player.username)
  })

  await test.step('with the code and the right password he is in, and remembered', async () => {
    await page.getByRole('checkbox', { name: say('Remember me') }).check()
    await tryLogIn(page, say, player)
    await expect(inside).toBeVisible()
    const other = await context.newPage()
    await openAwake(other, '/m/login')
    await expect(nameLine(other, say)).toHaveValue(player.username)
    await expect(other.getByLabel(say('Password'), { exact: true })).toHaveValue(player.password)
    await other.close()
  })

  await test.step('who has tried too often reads how long he waits, and cannot go on before', async () => {
    const guesser = await context.newPage()
    await openAwake(guesser, '/m/login')
    // What is remembered comes a little later, and would stand in place of the guess.
    await expect(guesser.getByLabel(say('Password'), { exact: true })).toHaveValue(player.password)
    await tryLogIn(guesser, say, { ...player, password: 'Wrong1234' })
    await expect(guesser.getByLabel(say('Code in the picture'))).toBeVisible()
    await failOften()
    await tryLogIn(guesser, say, { ...player, password: 'Wrong1234' })
    await expect(guesser.locator('button[type="submit"]')).toBeDisabled()
    await expect(guesser.locator('button[type="submit"]')).toContainText(/1[45]:\d\d/)
    await expect(guesser.getByRole('alert').filter({ hasText: '15' })).toBeVisible()
    expect.soft(await barriersOn(guesser), 'too many tries').toEqual([])
  })
})

test('the other ways from the door lead where they say', async ({ page, say, merchant }) => {
  await openAwake(page, '/m/login')
  const ways = page.getByRole('navigation', { name: say('Other ways') })
  await expect(ways.getByRole('link', { name: say('Back home') })).toHaveAttribute('href', '/m/home')
  await expect(ways.getByRole('link', { name: say('Register now') })).toHaveAttribute('href', '/m/register')
  await ways.getByRole('link', { name: say('Forgot password') }).tap()
  await expect(page).toHaveURL(/\/m\/forget$/)
  await openAwake(page, '/m/login')
  // A merchant with a single way to his people opens it at once; where there are more, a page lists them.
  if (merchant === 'lotus') {
    await expect(ways.locator('a[target="_blank"]')).toHaveAttribute('href', /^https:.*live-chat$/)
    return
  }
  await ways.locator('a[href="/m/service"]').tap()
  await expect(page).toHaveURL(/\/m\/service$/)
})

/** The tab is called so as well. */
const nameLine = (page: Page, say: Say) => page.getByRole('textbox', { name: say('Username'), exact: true })

function numberFormOf(page: Page, say: Say) {
  const line = page.locator('form > div').filter({ has: page.getByLabel(say('Code by text message')) })
  const getCode = page.getByRole('button', { name: new RegExp(`^(${say('Get code')}|${say('Send again')})$`) })
  return {
    line,
    number: page.getByRole('textbox', { name: say('Mobile number') }),
    code: page.getByLabel(say('Code by text message')),
    // The chosen one in the sheet says the same, while that goes down.
    country: page.locator('form button[aria-haspopup="dialog"]').filter({ hasText: '+' }),
    search: page.getByRole('searchbox'),
    getCode,
    /** The same button, while nothing is on its way. */
    free: getCode.and(page.locator(':enabled')),
    /** The same button, while it counts down. */
    waiting: line.getByRole('button'),
  }
}

const down = (say: Say) =>
  say('Text messages do not get through at present. Please try again in a minute; this one was not counted.')

/** Of a code as it came, another one. */
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const arabicDigits = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x0630))

const languageCode = (language: string) => (language === 'ar' ? 'AR' : 'EN')

/** What the language picker does on a page that shows one. */
async function speak(page: Page, code: string): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: code, url: page.url() }])
  await page.reload()
}

async function expectAnother(picture: Locator, act: () => Promise<void>): Promise<void> {
  const before = await picture.getAttribute('src')
  await act()
  await expect(picture).not.toHaveAttribute('src', before ?? '')
}

/** As if whoever failed last had gone on failing for an hour. */
const failOften = () =>
  withDatabase(({ pool }) => pool.query('update login_failure set failures = 60, last_at = now()')).then(
    () => undefined,
  )
