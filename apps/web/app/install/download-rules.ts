import type { Platform } from './platform.ts'
import type { System } from './system.ts'

/** Downloads offered by a merchant. Source: product specification 3, "Download link". */
export interface DownloadOffer {
  ios: boolean
  android: boolean
  /** A configuration profile for iOS. */
  profile: boolean
  /** Whether the merchant allows adding the site to the home screen. */
  homeScreen: boolean
  /** Whether only members get the offer. */
  membersOnly: boolean
}

/** Device and state of a visitor. */
export interface Visit {
  platform: System
  /** Within the merchant's native app. */
  native: boolean
  /** Opened from the home screen. */
  installed: boolean
  /** Whether that home screen icon came with a profile (`WEBCLIP`). */
  webClip: boolean
  /** Whether the bar was closed before (`hideDownloadBar`). */
  closed: boolean
  signedIn: boolean
  /** Whether the browser reported that it can install the site. */
  canInstall: boolean
}

/** The oldest iOS that supports this web app on the home screen. Source: product specification 9. */
const OLDEST_IOS = [12, 4] as const

/** Whether this iOS can run the site from the home screen. An unknown version counts as supported. */
function supportsWebApp({ system, version: [major, minor] }: System): boolean {
  if (system !== 'ios' || major === 0) return true
  return major > OLDEST_IOS[0] || (major === OLDEST_IOS[0] && minor >= OLDEST_IOS[1])
}

/** Whether to show that the iOS version is too old: 12.1 and below. Source: product specification 2. */
export function isLegacyIos({ system, version: [major, minor] }: System): boolean {
  return system === 'ios' && major > 0 && (major <= 11 || (major === 12 && minor <= 1))
}

/** Returns the visitor's installation methods. Source: product specification 4, "Download bar". */
export function methodsFor({ platform: { system }, webClip, canInstall }: Visit, offer: DownloadOffer) {
  const ios = system === 'ios'
  return {
    profile: ios && offer.profile && !webClip,
    android: offer.android && !ios,
    ios: offer.ios && system !== 'android',
    // On iOS the user adds the site to the home screen manually; elsewhere the browser must support it.
    homeScreen: offer.homeScreen && (ios || canInstall),
  }
}

/** Whether this device has any installation method. */
function hasMethod(visit: Visit, offer: DownloadOffer): boolean {
  const { profile, android, ios, homeScreen } = methodsFor(visit, offer)
  return profile || android || ios || homeScreen
}

/** Whether the bar is shown on home. Source: product specification 2 and 4, "Download bar". */
export function showsBar(visit: Visit, offer: DownloadOffer): boolean {
  if (visit.native || visit.closed) return false
  if (visit.webClip) return offer.ios && isAllowedFor(visit, offer)
  return !visit.installed && supportsWebApp(visit.platform) && hasMethod(visit, offer) && isAllowedFor(visit, offer)
}

const isAllowedFor = ({ signedIn }: Visit, { membersOnly }: DownloadOffer) => signedIn || !membersOnly

/**
 * Action of a tap on "download": opens a store's or a file's address, opens the profile with instructions, shows that
 * Safari is required, lets the browser install the site, or shows the manual steps.
 */
export type DownloadAction = 'ios' | 'profile' | 'needs-safari' | 'android' | 'install' | 'guide'

/** Source: product specification 4, "Download action". */
export function downloadAction(visit: Visit & { platform: Platform }, offer: DownloadOffer): DownloadAction {
  const { system, safari } = visit.platform
  const methods = methodsFor(visit, offer)
  if (system === 'ios') {
    if (methods.ios) return 'ios'
    if (!safari) return 'needs-safari'
    return methods.profile ? 'profile' : 'guide'
  }
  if (system === 'android' && methods.android) return 'android'
  return methods.homeScreen ? 'install' : 'guide'
}
