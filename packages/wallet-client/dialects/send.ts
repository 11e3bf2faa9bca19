import type { Answer } from '../answer.ts'

export interface Request {
  url: string
  headers: Record<string, string>
  body: string
}

export interface Reply {
  status: number
  text: string
}

/** Sends one request and returns its answer; throws when there was none. */
export type Send = (request: Request) => Promise<Reply>

export function sendOverHttp(timeoutMs: number): Send {
  return async ({ url, headers, body }) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal })
    return { status: response.status, text: await response.text() }
  }
}

/** Sends a request and parses the answer; any failure on the way leaves the outcome unknown. */
export async function sendAndRead<Value>(
  send: Send,
  request: Request,
  read: (reply: Reply) => Answer<Value>,
): Promise<Answer<Value>> {
  try {
    return read(await send(request))
  } catch (error) {
    return { kind: 'unknown', problem: problemOf(error) }
  }
}

/** `fetch` reports only the failure; its cause contains the reason. */
function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}

/** Returns the value of a JSON text, or undefined. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
