/** What a browser says of itself, as far as it matters for putting the app on a device. */
export interface BrowserFacts {
  userAgent: string
  /** Tells an iPad from the Mac that it claims to be. */
  touchPoints: number
}

export interface Platform {
  system: 'ios' | 'android' | 'desktop'
  /** Major and minor of iOS; 0 elsewhere, and where it is not said. */
  version: readonly [major: number, minor: number]
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

export function platformOf({ userAgent, touchPoints }: BrowserFacts): Platform {
  const ios = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  if (ios) {
    const safari = isSafari(userAgent)
    const unnamed = !safari && !OTHER_IOS_BROWSER.test(userAgent)
    return { system: 'ios', version: iosVersion(userAgent), safari, inApp: WITHIN_AN_APP.test(userAgent) || unnamed }
  }
  const inApp = WITHIN_AN_APP.test(userAgent) || ANDROID_WEB_VIEW.test(userAgent)
  return { system: /Android/.test(userAgent) ? 'android' : 'desktop', version: [0, 0], safari: false, inApp }
}

/** A page within an app has no version of Safari, unless it is one of those that add their own name. */
const isSafari = (userAgent: string) =>
  /Version\/[\d.]+.*Safari\//.test(userAgent) && !OTHER_IOS_BROWSER.test(userAgent) && !WITHIN_AN_APP.test(userAgent)

/** As the system says it; an iPad that claims to be a Mac names its Safari, which has the system's number. */
function iosVersion(userAgent: string): Platform['version'] {
  const found = /(?:CPU |iPhone )OS (\d+)[_.](\d+)/.exec(userAgent) ?? /Version\/(\d+)\.(\d+)/.exec(userAgent)
  return [Number(found?.[1] ?? 0), Number(found?.[2] ?? 0)]
}
