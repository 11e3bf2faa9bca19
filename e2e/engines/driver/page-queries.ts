import type { TapTarget, Queries, ElementsState } from '../in-page/queries.ts'
import type { Key, Point, Tab } from './tab.ts'
import type { Attempt } from './until.ts'

/** Top left corner of the game's frame in the page. */
const FRAME_CORNER = `(() => {
  const frame = document.querySelector('iframe')
  const { left, top } = frame.getBoundingClientRect()
  return { x: left + frame.clientLeft, y: top + frame.clientTop }
})()`
/** Result of a call in a document that does not contain the queries yet. */
const ABSENT = 'no queries'

/** Finds and taps in a page, or in the game's frame, through the queries that it adds to the document when needed. */
export class PageQueries {
  readonly #tab: Tab
  readonly #script: string
  readonly #inGame: boolean

  constructor(tab: Tab, { script, inGame = false }: { script: string; inGame?: boolean }) {
    this.#tab = tab
    this.#script = script
    this.#inGame = inGame
  }

  async see(selector: string): Promise<ElementsState> {
    return (await this.#call('see', selector)) as ElementsState
  }

  /** Attempts to tap the only element that the selector finds. */
  async tap(selector: string): Promise<Attempt<void>> {
    const aim = (await this.#call('aim', selector)) as TapTarget
    if (!('point' in aim)) return aim
    await this.#tab.tapAt(await this.#inPage(aim.point))
    // If the tap has opened another page, the call fails, although the tap reached the element.
    const miss = await this.#call('endTap').catch(() => null)
    return typeof miss === 'string' ? { problem: miss } : { done: undefined }
  }

  async typeInstead(text: string): Promise<void> {
    await this.#call('selectContent')
    await (text === '' ? this.#tab.press('Backspace') : this.#tab.type(text))
  }

  press(key: Key): Promise<void> {
    return this.#tab.press(key)
  }

  async #inPage({ x, y }: Point): Promise<Point> {
    if (!this.#inGame) return { x, y }
    const corner = (await this.#tab.run(FRAME_CORNER)) as Point
    return { x: corner.x + x, y: corner.y + y }
  }

  async #call(name: keyof Queries, ...values: string[]): Promise<unknown> {
    const call = `globalThis.anteQueries.${name}(${values.map((value) => JSON.stringify(value)).join(', ')})`
    const result = await this.#tab.run(`globalThis.anteQueries ? ${call} : '${ABSENT}'`, this.#inGame)
    if (result !== ABSENT) return result
    await this.#tab.run(this.#script, this.#inGame)
    return this.#tab.run(call, this.#inGame)
  }
}
