import type { ClassicSession } from './classic-session.ts'
import { PHONE } from './tab.ts'
import type { Key, Point, Tab } from './tab.ts'
import { until } from './until.ts'

/** Codes of keys: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<Key, string> = { Enter: '\uE007', Backspace: '\uE003' }
/** Property of a reference to an element: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
/** Line of MiniBrowser's output that reports an uncaught error. */
const ERROR = /CONSOLE JS ERROR (.*)/

/** The tab of a WebKitGTK session; the engine has no touch under automation, so it taps with the mouse. */
export class WebkitTab implements Tab {
  readonly #session: ClassicSession
  readonly #lines: readonly string[]
  readonly #firstLine: number

  private constructor(session: ClassicSession, lines: readonly string[]) {
    this.#session = session
    this.#lines = lines
    this.#firstLine = lines.length
  }

  /** Opens a tab, and sizes its window so that the page without the toolbar is as large as a phone. */
  static async open(session: ClassicSession, lines: readonly string[]): Promise<WebkitTab> {
    const tab = new WebkitTab(session, lines)
    await session.post('window/rect', { x: 0, y: 0, ...PHONE })
    const toolbar = Number(await tab.run('outerHeight - innerHeight'))
    await session.post('window/rect', { width: PHONE.width, height: PHONE.height + toolbar })
    return tab
  }

  goto(address: string): Promise<void> {
    return this.#replace(() => this.#session.post('url', { url: address }))
  }

  async run(expression: string, inGame = false): Promise<unknown> {
    if (!inGame) return this.#evaluate(expression)
    const frame = await this.#session.post('element', { using: 'css selector', value: 'iframe' })
    await this.#session.post('frame', { id: frame as Record<typeof ELEMENT, string> })
    try {
      return await this.#evaluate(expression)
    } finally {
      await this.#session.post('frame', { id: null })
    }
  }

  async tapAt({ x, y }: Point): Promise<void> {
    const actions = [
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.#session.post('actions', { actions: [{ type: 'pointer', id: 'finger', actions }] })
  }

  type(text: string): Promise<void> {
    return this.#pressAll([...text])
  }

  press(key: Key): Promise<void> {
    return this.#pressAll([KEYS[key]])
  }

  async back(): Promise<void> {
    await this.run('void history.back()')
  }

  reload(): Promise<void> {
    return this.#replace(() => this.#session.post('refresh'))
  }

  /** Returns false, because WebKitGTK has no WebAuthn. */
  async addFingerprint(): Promise<boolean> {
    return false
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await this.#session.get('screenshot')), 'base64')
  }

  errors(): readonly string[] {
    return this.#lines.slice(this.#firstLine).flatMap((line) => ERROR.exec(line)?.[1] ?? [])
  }

  close(): Promise<void> {
    return this.#session.close()
  }

  /** Waits until another document has replaced the shown one, because the session itself does not wait for pages. */
  async #replace(navigate: () => Promise<unknown>): Promise<void> {
    await this.#evaluate('void (globalThis.isOldDocument = true)')
    await navigate()
    await until(
      async () => {
        const isNew = await this.#evaluate("!globalThis.isOldDocument && document.readyState !== 'loading'")
        return isNew === true ? { done: undefined } : { problem: 'the former document' }
      },
      { description: 'a new document' },
    )
  }

  #evaluate(expression: string): Promise<unknown> {
    return this.#session.post('execute/sync', { script: `return ${expression}`, args: [] })
  }

  async #pressAll(keys: readonly string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.#session.post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
}
