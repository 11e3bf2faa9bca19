import { cdp } from 'vitest/browser'

/** The used part of Playwright's DevTools session; Vitest leaves its type to the provider. */
interface DevTools {
  send(method: string, parameters: object): Promise<unknown>
}

function isDevTools(session: object): session is DevTools {
  return 'send' in session
}

export async function sendCommand(method: string, parameters: object): Promise<void> {
  const session: object = cdp()
  if (!isDevTools(session)) throw new Error('The browser of the tests has no DevTools protocol')
  await session.send(method, parameters)
}
