import type { Browser, Page } from 'puppeteer-core'

/** Argument of Firefox that gives a driver access to the browser's internal services. */
export const CHROME_SCOPE = '--remote-allow-system-access'

/** Script that adds a sensor by Firefox's own service, because WebDriver BiDi has no command for passkeys. */
const ADD = `Cc['@mozilla.org/webauthn/service;1'].getService(Ci.nsIWebAuthnService)
  .addVirtualAuthenticator('ctap2_1', 'internal', true, true, true, true)`

/** The connection of a browser, which Puppeteer's types omit. */
interface Connected {
  connection: { send(method: string, params: object): Promise<{ result: unknown }> }
}

const isConnected = (browser: object): browser is Connected => 'connection' in browser

/** Adds a fingerprint sensor to Firefox; all tabs have it. */
export async function addInFirefox(browser: Browser): Promise<void> {
  const candidate: object = browser
  if (!isConnected(candidate)) throw new Error('Cannot access the connection of Puppeteer.')
  const tree = await candidate.connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' })
  // Result type: https://w3c.github.io/webdriver-bidi/#command-browsingContext-getTree
  const { contexts } = tree.result as { contexts: { context: string }[] }
  const params = { expression: ADD, awaitPromise: true, resultOwnership: 'none' }
  await candidate.connection.send('script.evaluate', { ...params, target: { context: contexts[0]?.context } })
}

/** Adds a fingerprint sensor to one tab of Chromium. */
export async function addInChromium(page: Page): Promise<void> {
  const device = await page.createCDPSession()
  await device.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  await device.send('WebAuthn.addVirtualAuthenticator', { options })
}
