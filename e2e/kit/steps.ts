import { expect } from '@playwright/test'
import type { BrowserContext, FrameLocator, Locator, Page } from '@playwright/test'

import { answerOfCaptcha } from './captcha.ts'
import { centsOf } from './figures.ts'
import { arabic, english } from './slot-texts.ts'
import type { SlotTexts } from './slot-texts.ts'
import type { Translate } from './texts.ts'

/** The slot that the demo's first vendor actually runs. */
const SLOT = 'Northlight Reels'

export interface Credentials {
  username: string
  password: string
}

export async function signOut(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('Menu') }).tap()
  await page.getByRole('button', { name: t('Log out') }).tap()
  await page
    .getByRole('dialog', { name: t('Log out?') })
    .getByRole('button', { name: t('Log out') })
    .tap()
  await expect(page.getByRole('link', { name: t('Log in') })).toBeVisible()
}

export async function register(page: Page, t: Translate, credentials: Credentials): Promise<void> {
  await page.goto('/m/register')
  await registerHere(page, t, credentials)
}

/** Registers on the page opened by a link or an invitation. */
export async function registerHere(page: Page, t: Translate, { username, password }: Credentials): Promise<void> {
  await usernameField(page, t).fill(username)
  await page.getByLabel(t('Password'), { exact: true }).fill(password)
  await page.getByLabel(t('Confirm password')).fill(password)
  await answerPicture(page, t)
  await submit(page)
  await expect(page.getByRole('button', { name: t('Your wallets') })).toBeVisible()
}

/** Logs in from the login page; if a captcha is required, on the second attempt. */
export async function logIn(page: Page, t: Translate, credentials: Credentials): Promise<void> {
  const inside = page.getByRole('button', { name: t('Your wallets') })
  await tryLogIn(page, t, credentials)
  await expect(inside.or(page.getByLabel(t('Code in the image')))).toBeVisible()
  if (!(await inside.isVisible())) await tryLogIn(page, t, credentials)
  await expect(inside).toBeVisible()
}

/** Submits the login once; if a captcha is shown, with its answer. */
export async function tryLogIn(page: Page, t: Translate, { username, password }: Credentials): Promise<void> {
  await usernameField(page, t).fill(username)
  await page.getByLabel(t('Password'), { exact: true }).fill(password)
  await answerPicture(page, t)
  await submit(page)
}

/** Returns the username field by its role, because a tab of the form has the same name. */
const usernameField = (page: Page, t: Translate): Locator =>
  page.getByRole('textbox', { name: t('Username'), exact: true })

/** Submits the form, whose button works once the page is hydrated. */
async function submit(page: Page): Promise<void> {
  await page.locator('button[type="submit"]').tap()
}

async function answerPicture(page: Page, t: Translate): Promise<void> {
  const code = page.getByLabel(t('Code in the image'))
  if (!(await code.isVisible())) return
  // After a wrong answer the next captcha may still be loading: the previous one accepts no answer any more.
  await expect(async () => code.fill(await answerOfCaptcha(await latestCaptcha(page)))).toPass()
}

const captchas = new WeakMap<Page, string>()

/** Records the captcha of each page, because the page itself does not contain the id of the captcha. */
export function watchCaptchas(context: BrowserContext): void {
  context.on('response', (response) => {
    if (!response.url().endsWith('/wps/captcha')) return
    const page = response.frame().page()
    void response.json().then(
      ({ value }: { value: { captchaId: string } }) => captchas.set(page, value.captchaId),
      // The answer cannot be read after the page has navigated away, which needs no captcha then.
      () => undefined,
    )
  })
}

async function latestCaptcha(page: Page): Promise<string> {
  await expect.poll(() => captchas.get(page)).toBeTruthy()
  return captchas.get(page) ?? ''
}

/** Opens the slot from the game list, by its name. */
export async function openSlot(page: Page, t: Translate): Promise<FrameLocator> {
  await page.goto('/m/gameList?gameType=RNG')
  const search = page.getByRole('searchbox', { name: t('Search games by name') })
  await search.fill(SLOT)
  await search.press('Enter')
  await page.getByRole('link', { name: SLOT }).tap()
  const slot = page.frameLocator('iframe')
  await expect(slot.getByRole('button', { name: new RegExp(`^(${english.spin}|${arabic.spin})$`) })).toBeEnabled()
  return slot
}

/** Maximum number of spins: a win equal to the stake leaves the balance unchanged. */
const SPINS_LIMIT = 4

/** Spins until the balance over the game changes; returns the number of spins. */
export async function spinUntilBalanceChanges(slot: FrameLocator, texts: SlotTexts, bar: Locator): Promise<number> {
  const before = await centsOf(bar)
  const changed = () => expect.poll(() => centsOf(bar), { timeout: 3_000 }).not.toBe(before)
  for (let spins = 1; ; spins++) {
    await spin(slot, texts)
    try {
      await changed()
      return spins
    } catch (error) {
      if (spins === SPINS_LIMIT) throw error
    }
  }
}

/** Spins once, and waits for the end, when the button is enabled again. */
async function spin(slot: FrameLocator, texts: SlotTexts): Promise<void> {
  await slot.getByRole('button', { name: texts.spin, exact: true }).tap()
  await expect(slot.getByRole('button', { name: texts.spin, exact: true })).toBeEnabled({ timeout: 60_000 })
}
