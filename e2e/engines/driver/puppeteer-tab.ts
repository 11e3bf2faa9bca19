import type { BrowserContext, Frame, Page } from 'puppeteer-core'

import type { Key, Point, Tab } from './tab.ts'

/**
 * Reports that browsers give like uncaught errors, but that are none. Firefox: content policies, aborted loads, also
 * those that a service worker was answering, a refused service worker. Chromium: a preload without a connection.
 */
const IGNORED_REPORTS =
  /Content-Security-Policy|Unable to preload CSS|error loading dynamically imported module|register\/update a ServiceWorker|passed a promise to FetchEvent|ServiceWorker intercepted the request|navigation preload request/

const PARSED = { waitUntil: 'domcontentloaded' } as const

interface Parts {
  context: BrowserContext
  page: Page
  addFingerprint(): Promise<void>
}

/** A tab of Firefox or Chromium, by WebDriver BiDi. */
export class PuppeteerTab implements Tab {
  readonly #context: BrowserContext
  readonly #page: Page
  readonly #addFingerprint: () => Promise<void>
  readonly #errors: string[] = []

  constructor({ context, page, addFingerprint }: Parts) {
    this.#context = context
    this.#page = page
    this.#addFingerprint = addFingerprint
    page.on('pageerror', (error) => {
      const text = String(error)
      if (!IGNORED_REPORTS.test(text)) this.#errors.push(`${page.url()}: ${text}`)
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

  async addFingerprint(): Promise<boolean> {
    await this.#addFingerprint()
    return true
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
