import { systemOf } from './system.ts'
import type { BrowserFacts, System } from './system.ts'

export interface Platform extends System {
  /**
   * Whether the browser is Safari on iOS: other browsers cannot install profiles, nor, on older versions, add pages to
   * the home screen.
   */
  safari: boolean
  /** A browser inside another app, such as a messenger. */
  inApp: boolean
}

/** iOS browsers other than Safari whose user agent contains its name. */
const OTHER_IOS_BROWSER = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|YaBrowser|UCBrowser|MQQBrowser|GSA\//
/**
 * Messengers and social apps with a built-in browser. Telegram's on iOS has no name in the user agent: see `unnamed`.
 */
const WITHIN_AN_APP =
  /FBAN|FBAV|FB_IAB|Instagram|\bLine\/|MicroMessenger|Telegram|Zalo|Twitter|Snapchat|BytedanceWebview|musical_ly|WhatsApp|KAKAOTALK/i
/** Android's mark of a page within an app. */
const ANDROID_WEB_VIEW = /; wv\)/

export function platformOf(facts: BrowserFacts): Platform {
  const { userAgent } = facts
  const system = systemOf(facts)
  if (system.system !== 'ios') {
    return { ...system, safari: false, inApp: WITHIN_AN_APP.test(userAgent) || ANDROID_WEB_VIEW.test(userAgent) }
  }
  const safari = isSafari(userAgent)
  const unnamed = !safari && !OTHER_IOS_BROWSER.test(userAgent)
  return { ...system, safari, inApp: WITHIN_AN_APP.test(userAgent) || unnamed }
}

/** Whether it is Safari on iOS: a browser within an app has no Safari version, or it has the app's name. */
const isSafari = (userAgent: string) =>
  /Version\/[\d.]+.*Safari\//.test(userAgent) && !OTHER_IOS_BROWSER.test(userAgent) && !WITHIN_AN_APP.test(userAgent)
