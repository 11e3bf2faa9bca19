import { freezePages } from './freeze-pages.ts'
import { PageQueries } from './page-queries.ts'
import { Locator } from './locator.ts'
import type { Engine, EngineName, Tab } from './tab.ts'
import { until } from './until.ts'

export interface PhoneOptions {
  engine: Engine
  /** Origin of the site. */
  origin: string
  /** Result of `queriesScript()`. */
  script: string
}

/** A phone-sized tab that shows the site, in any of the engines. */
export class Phone {
  readonly engine: EngineName
  readonly origin: string
  /** The shown page. */
  readonly page: Locator
  /** The game in its frame. */
  readonly game: Locator
  readonly #tab: Tab
  readonly #pid: number

  constructor(tab: Tab, { engine, origin, script }: PhoneOptions) {
    this.engine = engine.name
    this.origin = origin
    this.#pid = engine.pid
    this.#tab = tab
    this.page = new Locator(new PageQueries(tab, { script }))
    this.game = new Locator(new PageQueries(tab, { script, inGame: true }))
  }

  /** Opens an address of the site and waits until the page is hydrated: before, its buttons have no effect. */
  async open(address: string): Promise<void> {
    await this.#tab.goto(new URL(address, this.origin).href)
    await this.waitUntilHydrated()
  }

  /** Waits until the shown page is hydrated. */
  async waitUntilHydrated(): Promise<void> {
    await this.waitUntilReturns(() => history.state !== null && document.readyState !== 'loading', true)
  }

  /** Opens an address of the site, and waits for its document only. */
  async openQuietly(address: string): Promise<void> {
    await this.#tab.goto(new URL(address, this.origin).href)
  }

  async reload(): Promise<void> {
    await this.#tab.reload()
    await this.waitUntilHydrated()
  }

  /** Adds a fingerprint sensor that always accepts. Returns false in an engine without passkeys. */
  addFingerprint(): Promise<boolean> {
    return this.#tab.addFingerprint()
  }

  /** Stops the page while `meanwhile` runs, as a phone does with tabs that are not shown. */
  async frozen(meanwhile: () => Promise<void>): Promise<void> {
    const goOn = freezePages(this.#pid)
    await meanwhile().finally(goOn)
  }

  back(): Promise<void> {
    return this.#tab.back()
  }

  /** Calls a function in the page, and returns its result, which must be serializable as JSON. */
  async evaluate<R, A>(run: (arg: A) => R | Promise<R>, arg?: A): Promise<R> {
    return (await this.#tab.run(`(${run.toString()})(${JSON.stringify(arg) ?? ''})`)) as R
  }

  /** Calls a function in the game's frame, and returns its result. */
  async evaluateInGame<R>(run: () => R | Promise<R>): Promise<R> {
    return (await this.#tab.run(`(${run.toString()})()`, true)) as R
  }

  /** Waits until a function in the page returns a value. */
  async waitUntilReturns<R extends string | number | boolean | null>(
    run: () => R | Promise<R>,
    value: R,
    limitMs?: number,
  ): Promise<void> {
    await until(
      async () => {
        const result = await this.evaluate(run)
        return result === value ? { done: undefined } : { problem: String(result) }
      },
      { description: `${run.toString()} = ${String(value)}`, limitMs },
    )
  }

  /** Waits until the page’s path and query contain a text. */
  async waitForAddress(text: string): Promise<void> {
    await until(
      async () => {
        const address = String(await this.#tab.run('location.href'))
        return address.includes(text) ? { done: undefined } : { problem: address }
      },
      { description: `at ${text}` },
    )
  }
}
