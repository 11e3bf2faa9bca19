import type { Platform } from './platform.ts'
import type { System } from './system.ts'

/** What a merchant offers to be downloaded. Source: product specification 3, "Download link". */
export interface DownloadOffer {
  ios: boolean
  android: boolean
  /** A configuration profile for iOS. */
  profile: boolean
  /** The merchant lets people put the site itself on their home screen. */
  homeScreen: boolean
  /** Only members are offered anything. */
  membersOnly: boolean
}

/** Who looks, and with what. */
export interface Visit {
  platform: System
  /** Within the merchant's native app. */
  native: boolean
  /** Opened from the home screen. */
  installed: boolean
  /** That home screen icon came with a profile (`WEBCLIP`). */
  webClip: boolean
  /** He closed the bar before (`hideDownloadBar`). */
  closed: boolean
  signedIn: boolean
  /** The browser said that it can install the site. */
  canInstall: boolean
}

/** The oldest iOS whose home screen can hold this web app. Source: product specification 9. */
const OLDEST_IOS = [12, 4] as const

/** Whether this iOS can run the site from the home screen. One that does not say its version can. */
function holdsWebApp({ system, version: [major, minor] }: System): boolean {
  if (system !== 'ios' || major === 0) return true
  return major > OLDEST_IOS[0] || (major === OLDEST_IOS[0] && minor >= OLDEST_IOS[1])
}

/** iOS 12.0 and 12.1, and everything up to 11: told that they are too old. Source: product specification 2. */
export function isLegacyIos({ system, version: [major, minor] }: System): boolean {
  return system === 'ios' && major > 0 && (major <= 11 || (major === 12 && minor <= 1))
}

/** Which ways to the app this visitor has. Source: product specification 4, "Download bar". */
export function waysFor({ platform: { system }, webClip, canInstall }: Visit, offer: DownloadOffer) {
  const ios = system === 'ios'
  return {
    profile: ios && offer.profile && !webClip,
    android: offer.android && !ios,
    ios: offer.ios && system !== 'android',
    // On iOS it is done by hand, elsewhere by the browser.
    homeScreen: offer.homeScreen && (ios || canInstall),
  }
}

/** Whether there is anything at all that this device could download. */
function hasWay(visit: Visit, offer: DownloadOffer): boolean {
  const { profile, android, ios, homeScreen } = waysFor(visit, offer)
  return profile || android || ios || homeScreen
}

/** Whether the bar on home shows. Source: product specification 2 and 4, "Download bar". */
export function showsBar(visit: Visit, offer: DownloadOffer): boolean {
  if (visit.native || visit.closed) return false
  if (visit.webClip) return offer.ios && mayAsk(visit, offer)
  return !visit.installed && holdsWebApp(visit.platform) && hasWay(visit, offer) && mayAsk(visit, offer)
}

const mayAsk = ({ signedIn }: Visit, { membersOnly }: DownloadOffer) => signedIn || !membersOnly

/**
 * What a tap on "download" does: opens a store's or a file's address, opens the profile and explains what to do with it,
 * says that Safari is needed, lets the browser install the site, or shows how it is done by hand.
 */
export type DownloadAction = 'ios' | 'profile' | 'needs-safari' | 'android' | 'install' | 'guide'

/** Source: product specification 4, "Download action". */
export function downloadAction(visit: Visit & { platform: Platform }, offer: DownloadOffer): DownloadAction {
  const { system, safari } = visit.platform
  const ways = waysFor(visit, offer)
  if (system === 'ios') {
    if (ways.ios) return 'ios'
    if (!safari) return 'needs-safari'
    return ways.profile ? 'profile' : 'guide'
  }
  if (system === 'android' && ways.android) return 'android'
  return ways.homeScreen ? 'install' : 'guide'
}
