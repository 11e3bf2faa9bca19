import type { Locator, Page } from '@playwright/test'

import { awake, openAwake, streaming } from './kit/awake.ts'
import { expect, test } from './kit/journey.ts'
import { operate } from './kit/operator.ts'
import { popupOn } from './kit/popups.ts'
import type { Say } from './kit/words.ts'

const KEYS = ['journey-second', 'journey-third']

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))
test.afterEach(async ({ merchant }) => {
  for (const key of KEYS) await operate('announcements', 'withdraw', merchant, key)
})

function publish(merchant: string, key: string, title: string, content: string): Promise<void> {
  const meant = ['--type', 'PU', '--execution', 'B', '--language', 'EN']
  return operate('announcements', 'publish', merchant, key, ...meant, '--title', title, '--content', content)
}

/** This journey looks at the news itself. */
async function letPopupsStand(page: Page): Promise<Locator> {
  const popup = popupOn(page)
  await page.removeLocatorHandler(popup)
  return popup
}

const button = (popup: Locator, name: string) => popup.getByRole('button', { name, exact: true })

/** Pages to the last one, and says whose titles it saw. */
async function titlesIn(popup: Locator, say: Say): Promise<string[]> {
  const title = popup.getByRole('heading', { level: 2 })
  const titles = [await title.innerText()]
  while (await button(popup, say('Next')).isEnabled()) {
    await button(popup, say('Next')).tap()
    await expect(title).not.toHaveText(titles[titles.length - 1] ?? '')
    titles.push(await title.innerText())
  }
  return titles
}

test('news comes one at a time between two ends, stays away once it is closed, and comes again when it changed', async ({
  page,
  say,
  merchant,
}) => {
  const popup = await letPopupsStand(page)
  await publish(merchant, 'journey-second', 'The second thing', '<p>Something new</p>')
  await openAwake(page, '/m/home')
  await expect(popup).toBeVisible()

  await test.step('there is nothing before the first and nothing behind the last', async () => {
    await expect(button(popup, say('Previous'))).toBeDisabled()
    const titles = await titlesIn(popup, say)
    expect(titles).toHaveLength(2)
    expect(titles).toContain('The second thing')
    await expect(button(popup, say('Next'))).toBeDisabled()
    await button(popup, say('Previous')).tap()
    await expect(button(popup, say('Previous'))).toBeDisabled()
  })

  await test.step('closed, it is remembered for visitors on this device', async () => {
    await button(popup, say('Close')).tap()
    await expect(popup).toBeHidden()
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('popupB') ?? 'null') as unknown)
    expect(await kept()).toMatchObject({ show: false })
  })

  await test.step('the same news does not come again; other news does, while the page is open', async () => {
    const told = streaming(page)
    await openAwake(page, '/m/home')
    await told
    await publish(merchant, 'journey-third', 'The third thing', '<p>Something newer</p>')
    await expect(popup).toBeVisible()
    const titles = await titlesIn(popup, say)
    expect(titles).toHaveLength(3)
    expect(titles).toContain('The third thing')
    await button(popup, say('Close')).tap()
    await expect(popup).toBeHidden()
  })

  await test.step('what stands in storage and is none of ours is thrown away', async () => {
    await page.evaluate(() => localStorage.setItem('popupB', '{"show":"maybe"'))
    await openAwake(page, '/m/home')
    await expect(popup).toBeVisible()
  })
})

declare global {
  interface Window {
    /** Whether there was something to page to when the news opened, each time. */
    opened: string[]
  }
}

function noteWhatOpens(): void {
  window.opened = []
  const note = () => {
    const sheet = document.querySelector('dialog[open] [class*="popup-sheet"]')?.closest('dialog')
    if (sheet && !sheet.dataset['noted']) window.opened.push(sheet.querySelector('nav') ? 'with pages' : 'alone')
    if (sheet) sheet.dataset['noted'] = 'yes'
  }
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })
}

test('news that was closed stays away in another language, and back closes it', async ({ page, say, merchant }) => {
  const popup = await letPopupsStand(page)
  await openAwake(page, '/m/home')
  await expect(popup).toBeVisible()
  // Its step in the history is taken a moment after it can be seen.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('dialogs')
  await page.evaluate(() => history.back())
  await expect(popup).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/m/home')

  await page.getByRole('button', { name: say('Choose the language') }).tap()
  const other = merchant === 'aurora' ? 'ar' : 'en'
  await page.addInitScript(noteWhatOpens)
  const told = streaming(page)
  await page.locator(`dialog[open] bdi[lang="${other}"]`).tap()
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await awake(page)
  await told
  // What is published now comes half a second after it would have come again.
  await publish(merchant, 'journey-second', 'The second thing', '<p>Something new</p>')
  await expect(popup).toBeVisible()
  // It opened once, and then there was the news to page to.
  await expect(popup.locator('nav')).toBeVisible()
  expect(await page.evaluate(() => window.opened)).toEqual(['with pages'])
})

test('the foot of a long announcement is in sight on the smallest phone', async ({ page, say, merchant }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const popup = await letPopupsStand(page)
  await publish(merchant, 'journey-second', 'The second thing', `<p>${'Many words. '.repeat(400)}</p>`)
  await openAwake(page, '/m/home')
  await expect(popup).toBeVisible()
  for (const way of ['Next', 'Previous']) {
    await expect(button(popup, say(way))).toBeInViewport({ ratio: 1 })
  }
  const titles = await titlesIn(popup, say)
  expect(titles).toHaveLength(2)
  for (const way of ['Next', 'Previous']) await expect(button(popup, say(way))).toBeInViewport({ ratio: 1 })
})
