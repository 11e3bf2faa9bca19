/** Errors of the protocol: https://www.w3.org/TR/webdriver2/#errors */
interface Failure {
  error: string
  message: string
}

/** Time limit of one command in milliseconds: no command waits for a page. */
const LIMIT_MS = 15_000

const isFailure = (value: unknown): value is Failure => typeof value === 'object' && value !== null && 'error' in value

async function send(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    signal: AbortSignal.timeout(LIMIT_MS),
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = (await answer.json()) as { value: unknown }
  if (isFailure(value)) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** A session of W3C WebDriver (https://www.w3.org/TR/webdriver2/). */
export class ClassicSession {
  readonly #address: string

  private constructor(address: string) {
    this.#address = address
  }

  /** Opens a browser by the driver at this address. */
  static async open(driver: string, capabilities: object): Promise<ClassicSession> {
    const opened = await send('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } })
    const { sessionId } = opened as { sessionId: string }
    return new ClassicSession(`${driver}/session/${sessionId}`)
  }

  get(command: string): Promise<unknown> {
    return send('GET', `${this.#address}/${command}`)
  }

  post(command: string, body: object = {}): Promise<unknown> {
    return send('POST', `${this.#address}/${command}`, body)
  }

  async close(): Promise<void> {
    await send('DELETE', this.#address)
  }
}
