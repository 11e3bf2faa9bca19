import puppeteer from 'puppeteer-core'
import type { Browser, LaunchOptions } from 'puppeteer-core'

import { CHROMIUM } from '../../../tools/run/lib/chromium.ts'
import { FIREFOX } from '../../../tools/run/lib/other-browsers.ts'
import { launchOptions } from '../../kit/phone.ts'
import { addInChromium, addInFirefox, CHROME_SCOPE } from './fingerprints.ts'
import { PuppeteerTab } from './puppeteer-tab.ts'
import { PHONE } from './tab.ts'
import type { Engine, Setting, Tab } from './tab.ts'

const ANDROID = 'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0'

const REDUCED_MOTION = 'ui.prefersReducedMotion'
/** Firefox preference: 2 blocks cookies, and with them all storage, so that reading `localStorage` throws. */
const COOKIES = 'network.cookie.cookieBehavior'

type Name = 'firefox' | 'chromium'

function launchOf(name: Name, setting: Setting): LaunchOptions {
  const isRestricted = setting === 'restricted'
  if (name === 'chromium') {
    const args = isRestricted ? [...launchOptions.args, '--force-prefers-reduced-motion'] : launchOptions.args
    return { browser: 'chrome', executablePath: CHROMIUM, args }
  }
  return {
    browser: 'firefox',
    executablePath: FIREFOX,
    args: [CHROME_SCOPE],
    extraPrefsFirefox: {
      'dom.w3c_touch_events.enabled': 1,
      'general.useragent.override': ANDROID,
      'ui.useOverlayScrollbars': 1,
      'security.webauth.webauthn_enable_softtoken': true,
      'security.webauth.webauthn_enable_usbtoken': false,
      // Desktop Firefox opens a popup of stored logins below a field, which receives the taps beside it.
      'signon.rememberSignons': false,
      'signon.autofillForms': false,
      'browser.formfill.enable': false,
      ...(isRestricted && { [COOKIES]: 2, [REDUCED_MOTION]: 1 }),
    },
  }
}

/** Starts a browser that is controlled by WebDriver BiDi. */
export async function startPuppeteer(name: Name, setting: Setting): Promise<Engine> {
  const browser = await puppeteer.launch({ ...launchOf(name, setting), protocol: 'webDriverBiDi', headless: true })
  const pid = browser.process()?.pid
  if (pid === undefined) throw new Error('The browser has no process.')
  return { name, pid, newTab: () => openTab(browser, name, setting), close: () => browser.close() }
}

async function openTab(browser: Browser, name: Name, setting: Setting): Promise<Tab> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ ...PHONE, hasTouch: true })
  if (name === 'chromium' && setting === 'restricted') await page.evaluateOnNewDocument(refuseStorage)
  const addFingerprint = () => (name === 'firefox' ? addInFirefox(browser) : addInChromium(page))
  return new PuppeteerTab({ context, page, addFingerprint })
}

/** Runs in a page: blocks storage, because Chromium has no argument for that. */
function refuseStorage(): void {
  const get = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, { get })
}
