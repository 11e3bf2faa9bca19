import puppeteer from 'puppeteer-core'
import type { Browser, BrowserContext, Frame, LaunchOptions, Page } from 'puppeteer-core'

import { CHROMIUM } from '../../../tools/run/lib/chromium.ts'
import { FIREFOX } from '../../../tools/run/lib/other-browsers.ts'
import { launchOptions } from '../../kit/phone.ts'
import { PHONE } from './tab.ts'
import type { Engine, Key, Point, Tab } from './tab.ts'

const ANDROID = 'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0'

const LAUNCHES = {
  firefox: {
    browser: 'firefox',
    executablePath: FIREFOX,
    extraPrefsFirefox: {
      'dom.w3c_touch_events.enabled': 1,
      'general.useragent.override': ANDROID,
      'ui.useOverlayScrollbars': 1,
    },
  },
  chromium: { browser: 'chrome', executablePath: CHROMIUM, args: launchOptions.args },
} as const satisfies Record<string, LaunchOptions>

/** Starts a browser that speaks WebDriver BiDi. */
export async function startPuppeteer(name: keyof typeof LAUNCHES): Promise<Engine> {
  const browser = await puppeteer.launch({ ...LAUNCHES[name], protocol: 'webDriverBiDi', headless: true })
  return { name, newTab: () => openTab(browser), close: () => browser.close() }
}

async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ ...PHONE, hasTouch: true })
  return new PuppeteerTab(context, page)
}

/** Reported without an uncaught error: policies and aborted loads (Firefox), a preload without connection (Chromium). */
const OF_BROWSER =
  /Content-Security-Policy|Unable to preload CSS|error loading dynamically imported module|navigation preload request/

const PARSED = { waitUntil: 'domcontentloaded' } as const

class PuppeteerTab implements Tab {
  readonly #context: BrowserContext
  readonly #page: Page
  readonly #errors: string[] = []

  constructor(context: BrowserContext, page: Page) {
    this.#context = context
    this.#page = page
    page.on('pageerror', (error) => {
      const text = String(error)
      if (!OF_BROWSER.test(text)) this.#errors.push(`${page.url()}: ${text}`)
    })
  }

  async goto(address: string): Promise<void> {
    await this.#page.goto(address, PARSED)
  }

  async run(expression: string, inGame = false): Promise<unknown> {
    return (inGame ? await this.#game() : this.#page).evaluate(expression)
  }

  tapAt({ x, y }: Point): Promise<void> {
    return this.#page.touchscreen.tap(x, y)
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text)
  }

  press(key: Key): Promise<void> {
    return this.#page.keyboard.press(key)
  }

  async back(): Promise<void> {
    await this.run('void history.back()')
  }

  async reload(): Promise<void> {
    await this.#page.reload(PARSED)
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#page.screenshot())
  }

  errors(): readonly string[] {
    return this.#errors
  }

  close(): Promise<void> {
    return this.#context.close()
  }

  async #game(): Promise<Frame> {
    const frame = await (await this.#page.$('iframe'))?.contentFrame()
    if (!frame) throw new Error('The page has no frame.')
    return frame
  }
}
