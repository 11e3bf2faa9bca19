import type { Page } from '@playwright/test'

import { languages } from '@ante/contract/merchant/language.ts'
import type { Language } from '@ante/contract/merchant/language.ts'

import { hydrated, openHydrated } from './kit/hydrated.ts'
import { expect, test } from './kit/journey.ts'
import { translatorOf } from './kit/texts.ts'

/** Languages to select in order: another writing direction, another script, and the first one again. */
const CHOSEN: Record<'aurora' | 'lotus', readonly Language[]> = {
  aurora: ['UR', 'TH', 'EN'],
  lotus: ['TH', 'EN', 'AR'],
}
const GAMES = '/m/gameList?gameType=FISH'

/** Selects a language as a user who cannot read the page: by the flag, and by the language's own name. */
async function choose(page: Page, language: Language): Promise<void> {
  await page.locator('header button[aria-haspopup="dialog"]').first().tap()
  const loaded = page.waitForEvent('load')
  await page.getByRole('dialog').getByRole('button', { name: languages[language].name, exact: true }).tap()
  await loaded
  await hydrated(page)
}

/**
 * Returns the page's own visible and accessible texts: its menus, headings and buttons, without names defined by
 * merchants or vendors.
 */
const textsOn = (page: Page) =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('nav span, h1, h2, [role="tab"], button')].map((part) =>
      (part.getAttribute('aria-label') ?? part.textContent ?? '').trim(),
    )
    return [...new Set(texts)].filter((text) => /\p{L}{2,}/u.test(text))
  })

test('a selected language is applied immediately, with its direction, at the same position, and persists', async ({
  page,
  context,
  merchant,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'EN', url: baseURL ?? '' }])
  await openHydrated(page, '/m/home')
  const english = await textsOn(page)

  for (const language of CHOSEN[merchant]) {
    const { locale, direction } = languages[language]
    await page.evaluate(() => window.scrollTo(0, 700))
    const index = await page.evaluate(() => window.scrollY)
    await choose(page, language)
    expect(new URL(page.url()).pathname).toBe('/m/home')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(index / 2)
    const html = page.locator('html')
    await expect(html).toHaveAttribute('lang', locale)
    await expect(html).toHaveAttribute('dir', direction)
    const t = translatorOf(locale)
    await expect(page.getByRole('heading', { name: t('Hot right now') })).toBeVisible()
    if (language === 'EN') continue
    // A translation may equal the English text.
    const untranslated = (await textsOn(page)).filter((text) => english.includes(text) && t(text) !== text)
    expect(untranslated, `English left on home in ${locale}`).toEqual([])
  }

  const [last = 'EN'] = CHOSEN[merchant].slice(-1)
  const { locale } = languages[last]
  await page.goto(GAMES)
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page.getByRole('searchbox', { name: translatorOf(locale)('Search games by name') })).toBeVisible()
})

test('in a browser without storage, the selected language is kept for the visit', async ({ page, merchant }) => {
  // Simulates blocked cookies: written cookies are lost.
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} }))
  const language = merchant === 'aurora' ? 'UR' : 'TH'
  await openHydrated(page, '/m/home')
  await choose(page, language)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', languages[language].locale)
  const title = translatorOf(languages[language].locale)('Hot right now')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})
