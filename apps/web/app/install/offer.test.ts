import type { MerchantSettings } from '@ante/contract/merchant/settings.ts'
import { expect, test } from 'vitest'

import { addressOf, offerOf } from './offer.ts'
import { offerIn, offerText } from './offer-text.ts'

const settingsWith = (resources: MerchantSettings['resources'], flags: Record<string, boolean> = {}) => ({
  resources,
  flags,
})

test('downloads with a link are offered, and the home screen if enabled', () => {
  expect(
    offerOf(settingsWith([{ resourceType: 'IOS', url: 'https://apps.example/one' }], { HOMESCREEN3: true })),
  ).toEqual({
    ios: true,
    android: false,
    profile: false,
    homeScreen: true,
    membersOnly: false,
  })
  expect(offerOf(settingsWith([], { HOMESCREEN3: false, DOWNLOADLOGIN3: true }))).toMatchObject({
    homeScreen: false,
    membersOnly: true,
  })
})

test.each([
  ['IOS', 'itms-apps://apps.example/one', true],
  ['IOS', 'itms-services://?action=download-manifest&url=https://apps.example/m.plist', true],
  ['IOS', 'javascript:alert(1)', false],
  ['Android', 'https://apps.example/app.apk', true],
  ['Android', 'itms-apps://apps.example/one', false],
  ['MOBILECONFIG', '/downloads/site.mobileconfig', true],
  ['MOBILECONFIG', 'data:text/html,x', false],
  ['AppDownloadIcon', '', false],
] as const)('a link for %s to %s is safe: %s', (resourceType, url, followed) => {
  expect(addressOf(settingsWith([{ resourceType, url }]), resourceType)).toBe(followed ? url : undefined)
})

test('an offer survives serialization into the document', () => {
  const offer = offerOf(settingsWith([{ resourceType: 'Android', url: '/app.apk' }], { DOWNLOADLOGIN3: true }))
  expect(offerIn(offerText(offer))).toEqual(offer)
})
