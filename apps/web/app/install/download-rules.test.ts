import { describe, expect, test } from 'vitest'

import { downloadAction, isLegacyIos, showsBar, methodsFor } from './download-rules.ts'
import type { DownloadAction, DownloadOffer, Visit } from './download-rules.ts'
import type { Platform } from './platform.ts'

const noDownloads: DownloadOffer = { ios: false, android: false, profile: false, homeScreen: false, membersOnly: false }
const everything: DownloadOffer = { ios: true, android: true, profile: true, homeScreen: true, membersOnly: false }

const iphone: Platform = { system: 'ios', version: [17, 4], safari: true, inApp: false }
const chromeOnIphone: Platform = { ...iphone, safari: false }
const android: Platform = { system: 'android', version: [0, 0], safari: false, inApp: false }
const desktop: Platform = { ...android, system: 'desktop' }
const iosOf = (major: number, minor: number): Platform => ({ ...iphone, version: [major, minor] })

const visitWith = (platform: Platform, changes: Partial<Visit> = {}) => ({
  native: false,
  installed: false,
  webClip: false,
  closed: false,
  signedIn: false,
  canInstall: false,
  ...changes,
  platform,
})

type Offers = Partial<DownloadOffer>

describe('the bar shows', () => {
  test.each<[string, Platform, Offers]>([
    ['on iOS with an app', iphone, { ios: true }],
    ['on iOS with a profile', iphone, { profile: true }],
    ['on iOS with the home screen', iphone, { homeScreen: true }],
    ['on iOS in other browsers than Safari, to show that Safari is required', chromeOnIphone, { profile: true }],
    ['on the oldest iOS that supports the web app', iosOf(12, 4), { homeScreen: true }],
    ['on iOS with an unknown version', iosOf(0, 0), { homeScreen: true }],
    ['on Android with an app', android, { android: true }],
    ['on a desktop with an app for iOS', desktop, { ios: true }],
  ])('%s', (_, platform, offer) => {
    expect(showsBar(visitWith(platform), { ...noDownloads, ...offer })).toBe(true)
  })

  test('on Android without an app if the browser can install the site', () => {
    expect(showsBar(visitWith(android, { canInstall: true }), { ...noDownloads, homeScreen: true })).toBe(true)
  })

  test('in a web clip when there is an app for iOS', () => {
    expect(showsBar(visitWith(iphone, { webClip: true, installed: true }), { ...noDownloads, ios: true })).toBe(true)
  })

  test('only to members, if the merchant requires this', () => {
    const offer = { ...everything, membersOnly: true }
    expect(showsBar(visitWith(android), offer)).toBe(false)
    expect(showsBar(visitWith(android, { signedIn: true }), offer)).toBe(true)
  })
})

describe('the bar is hidden', () => {
  test.each<[string, Platform, Partial<Visit>, Offers]>([
    ['in the native app', iphone, { native: true }, everything],
    ['in the native app of Android', android, { native: true }, everything],
    ['in the installed web app', iphone, { installed: true }, everything],
    ['in the installed web app of Android', android, { installed: true, canInstall: true }, everything],
    ['after it was closed', android, { closed: true }, everything],
    [
      'in a web clip without an app for iOS',
      iphone,
      { webClip: true },
      { profile: true, homeScreen: true, android: true },
    ],
    ['on iOS 12.3', iosOf(12, 3), {}, everything],
    ['on iOS 12.1', iosOf(12, 1), {}, everything],
    ['on iOS 11', iosOf(11, 4), {}, everything],
    ['on iOS with an app only for Android', iphone, {}, { android: true }],
    ['on Android with an app only for iOS', android, {}, { ios: true, profile: true }],
    ['on Android when the browser cannot install the site', android, {}, { homeScreen: true }],
    ['without an offer', desktop, { canInstall: true, signedIn: true }, noDownloads],
  ])('%s', (_, platform, visit, offer) => {
    expect(showsBar(visitWith(platform, visit), { ...noDownloads, ...offer })).toBe(false)
  })
})

test.each<[string, Platform, Partial<Visit>, Offers, DownloadAction]>([
  ['on iOS the app takes precedence', iphone, {}, everything, 'ios'],
  ['on iOS the app opens from any browser', chromeOnIphone, {}, everything, 'ios'],
  ['Safari opens the profile', iphone, {}, { profile: true, homeScreen: true }, 'profile'],
  [
    'another browser on iOS shows that a profile requires Safari',
    chromeOnIphone,
    {},
    { profile: true },
    'needs-safari',
  ],
  [
    'another browser on iOS shows that the home screen requires Safari',
    chromeOnIphone,
    {},
    { homeScreen: true },
    'needs-safari',
  ],
  ['Safari shows the manual steps', iphone, {}, { homeScreen: true }, 'guide'],
  [
    'a web clip does not open the profile again',
    iphone,
    { webClip: true },
    { profile: true, homeScreen: true },
    'guide',
  ],
  ['Android opens its app', android, { canInstall: true }, everything, 'android'],
  ['Android without an app installs the site', android, { canInstall: true }, { homeScreen: true }, 'install'],
  ['a desktop installs the site', desktop, { canInstall: true }, everything, 'install'],
  ['a desktop whose browser cannot install the site shows the guide', desktop, {}, everything, 'guide'],
])('after a tap %s', (...[, platform, visit, offer, action]) => {
  expect(downloadAction(visitWith(platform, visit), { ...noDownloads, ...offer })).toBe(action)
})

describe('methodsFor offers the methods', () => {
  const methods = (platform: Platform, visit: Partial<Visit> = {}) => methodsFor(visitWith(platform, visit), everything)

  test.each([
    ['iOS', iphone, {}, { profile: true, android: false, ios: true, homeScreen: true }],
    ['a web clip', iphone, { webClip: true }, { profile: false, android: false, ios: true, homeScreen: true }],
    ['Android', android, {}, { profile: false, android: true, ios: false, homeScreen: false }],
    [
      'Android with a browser that can install the site',
      android,
      { canInstall: true },
      { profile: false, android: true, ios: false, homeScreen: true },
    ],
    ['a desktop', desktop, {}, { profile: false, android: true, ios: true, homeScreen: false }],
  ])('of %s', (_, platform, visit, expected) => {
    expect(methods(platform, visit)).toEqual(expected)
  })
})

test.each([
  [9, 3, true],
  [11, 4, true],
  [12, 0, true],
  [12, 1, true],
  [12, 2, false],
  [12, 4, false],
  [13, 0, false],
  [0, 0, false],
])('iOS %i.%i is reported as too old: %s', (major, minor, legacy) => {
  expect(isLegacyIos(iosOf(major, minor))).toBe(legacy)
})

test('Android is never an old iOS', () => {
  expect(isLegacyIos({ ...android, version: [9, 0] })).toBe(false)
})
