import { systemOf } from './system.ts'
import type { BrowserFacts, System } from './system.ts'

export interface Platform extends System {
  /** Safari itself on iOS: only there a profile can be installed, and a page be put on the home screen of older ones. */
  safari: boolean
  /** A browser inside of another app, such as a messenger's. */
  inApp: boolean
}

/** Browsers of iOS that are not Safari, though they name it. */
const OTHER_IOS_BROWSER = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|YaBrowser|UCBrowser|MQQBrowser|GSA\//
/** Messengers and social apps that open links within themselves. Telegram's is known by what it lacks (`isSafari`). */
const WITHIN_AN_APP =
  /FBAN|FBAV|FB_IAB|Instagram|\bLine\/|MicroMessenger|Telegram|Zalo|Twitter|Snapchat|BytedanceWebview|musical_ly|WhatsApp|KAKAOTALK/i
/** Android's own mark of a page within an app. */
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

/** A page within an app has no version of Safari, unless it is one of those that add their own name. */
const isSafari = (userAgent: string) =>
  /Version\/[\d.]+.*Safari\//.test(userAgent) && !OTHER_IOS_BROWSER.test(userAgent) && !WITHIN_AN_APP.test(userAgent)
