import { languages } from '@ante/contract/merchant/language.ts'
import type { Language } from '@ante/contract/merchant/language.ts'

import { translatorOf } from '../kit/texts.ts'
import type { Phone } from './driver/phone.ts'
import { expect, test } from './journey.ts'

const LIST = '/m/gameList?gameType=RNG'
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

test('a visitor opens the home page and finds a game by its name', async ({ phone }) => {
  await phone.open('/m/home')
  await phone.page.role('link', 'Log in').waitUntilVisible()
  expect(await phone.evaluate(overflow)).toBe(0)
  await phone.open(LIST)
  const search = phone.page.role('searchbox', 'Search games by name')
  await search.fill('northlight reels')
  await search.press('Enter')
  await phone.page.role('link', /Northlight Reels/).waitUntilVisible()
  expect(await phone.evaluate(overflow)).toBe(0)
})

/** Selects a language by the flag, and by the language's own name. */
async function choose(phone: Phone, language: Language): Promise<void> {
  await phone.page.css('header button[aria-haspopup="dialog"]').first().tap()
  await phone.page.role('dialog').role('button', languages[language].name).tap()
  await phone.waitUntilReturns(() => document.documentElement.lang, languages[language].locale)
  await phone.waitUntilHydrated()
}

test('a visitor changes the language to one that is written from right to left, and back', async ({ phone }) => {
  await phone.open('/m/home')
  for (const language of ['UR', 'EN'] as const) {
    const { locale, direction } = languages[language]
    await choose(phone, language)
    await phone.waitUntilReturns(() => document.documentElement.dir, direction)
    await phone.page.role('heading', translatorOf(locale)('Hot right now')).waitUntilVisible()
    expect(await phone.evaluate(overflow)).toBe(0)
  }
})

test('the back button closes a sheet, and returns to the same position of a list', async ({ phone }) => {
  await phone.open('/m/home')
  await phone.page.css('header button[aria-haspopup="dialog"]').first().tap()
  const sheet = phone.page.role('dialog').role('button', languages.TH.name)
  await sheet.waitUntilVisible()
  // Waits for the history entry of the sheet: before, the sheet is still opening.
  await phone.waitUntilReturns(() => Reflect.get(Object(history.state), 'dialogs') === 1, true)
  await phone.back()
  await sheet.waitUntilGone()
  await phone.waitForAddress('/m/home')

  await phone.open(LIST)
  await phone.page.css('main li[aria-posinset] a').first().waitUntilVisible()
  await phone.evaluate(() => scrollTo(0, 600))
  await phone.page.role('link', /Promotion/).tap()
  await phone.waitForAddress('/m/activity')
  await phone.page.css('main a[href*="/m/activityInfo"]').first().waitUntilVisible()
  await phone.back()
  await phone.waitForAddress(LIST)
  await phone.waitUntilReturns(() => scrollY > 300, true)
})
