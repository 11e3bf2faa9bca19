import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya'

import type { ElementsState } from '../in-page/queries.ts'
import type { PageQueries } from './page-queries.ts'
import type { Key } from './tab.ts'
import { until } from './until.ts'

/** Elements of a page, or of the game in its frame, located again for each action. Names and texts match exactly. */
export class Locator {
  readonly #queries: PageQueries
  readonly #path: readonly string[]

  constructor(queries: PageQueries, path: readonly string[] = []) {
    this.#queries = queries
    this.#path = path
  }

  role(role: string, name?: string | RegExp): Locator {
    return this.#within(getByRoleSelector(role, { ...(name !== undefined && { name, exact: true }) }))
  }

  /** The field with this label. */
  label(text: string): Locator {
    return this.#within(getByLabelSelector(text, { exact: true }))
  }

  text(text: string | RegExp): Locator {
    return this.#within(getByTextSelector(text, { exact: true }))
  }

  css(selector: string): Locator {
    return this.#within(`css=${selector}`)
  }

  /** The elements that contain a text. */
  withText(text: string): Locator {
    return this.#within(`internal:has-text=${JSON.stringify(text)}i`)
  }

  first(): Locator {
    return this.#within('nth=0')
  }

  /** Waits until exactly one element matches and can be tapped, and taps its center. */
  async tap(limitMs?: number): Promise<void> {
    await until(() => this.#queries.tap(this.#selector), { description: `tap ${this.#selector}`, limitMs })
  }

  /** Replaces the content of a field, by the keyboard. */
  async fill(text: string): Promise<void> {
    await this.tap()
    await this.#queries.typeInstead(text)
  }

  press(key: Key): Promise<void> {
    return this.#queries.press(key)
  }

  /** Waits until an element is visible. */
  async waitUntilVisible(limitMs?: number): Promise<void> {
    await this.#wait(({ count }) => count > 0, { description: `see ${this.#selector}`, limitMs })
  }

  /** Waits until no element is visible. */
  async waitUntilGone(limitMs?: number): Promise<void> {
    await this.#wait(({ count }) => count === 0, { description: `no ${this.#selector}`, limitMs })
  }

  /** Waits until the text of the first element meets a condition; returns the text. */
  async waitForText(matches: (text: string) => boolean, limitMs?: number): Promise<string> {
    const description = `text of ${this.#selector}`
    return (await this.#wait(({ count, text }) => count > 0 && matches(text), { description, limitMs })).text
  }

  async value(): Promise<string> {
    return (await this.#queries.see(this.#selector)).value
  }

  async count(): Promise<number> {
    return (await this.#queries.see(this.#selector)).count
  }

  #within(selector: string): Locator {
    return new Locator(this.#queries, [...this.#path, selector])
  }

  get #selector(): string {
    return this.#path.join(' >> ')
  }

  async #wait(
    matches: (seen: ElementsState) => boolean,
    limit: { description: string; limitMs: number | undefined },
  ): Promise<ElementsState> {
    return until(async () => {
      const seen = await this.#queries.see(this.#selector)
      return matches(seen) ? { done: seen } : { problem: JSON.stringify(seen).slice(0, 300) }
    }, limit)
  }
}
