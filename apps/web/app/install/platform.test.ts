import { expect, test } from 'vitest'

import { platformOf } from './platform.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const OLD_IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 12_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const OLD_IPAD = 'Mozilla/5.0 (iPad; CPU OS 9_3_5 like Mac OS X) AppleWebKit/601.1.46 (KHTML, like Gecko)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)'
const SAFARI = 'Version/17.4 Mobile/15E148 Safari/604.1'

const ios = (version: readonly [number, number], safari: boolean, inApp = false) => ({
  system: 'ios',
  version,
  safari,
  inApp,
})
const other = (system: 'android' | 'desktop', inApp = false) => ({ system, version: [0, 0], safari: false, inApp })

test.each([
  ['Safari on an iPhone', `${IPHONE} ${SAFARI}`, 5, ios([17, 4], true)],
  ['an old iPhone', `${OLD_IPHONE} Version/12.0 Mobile/15E148 Safari/604.1`, 5, ios([12, 1], true)],
  ['a very old iPad', `${OLD_IPAD} Version/9.0 Mobile/13G36 Safari/601.1`, 5, ios([9, 3], true)],
  ['an iPad that claims to be a Mac', `${MAC} Version/16.6 Safari/605.1.15`, 5, ios([16, 6], true)],
  ['a Mac', `${MAC} Version/16.6 Safari/605.1.15`, 0, other('desktop')],
  ['Chrome on an iPhone', `${IPHONE} CriOS/126.0 Mobile/15E148 Safari/604.1`, 5, ios([17, 4], false)],
  ['Firefox on an iPhone', `${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, 5, ios([17, 4], false)],
  ['Edge on an iPhone', `${IPHONE} Version/17.0 EdgiOS/124.0 Mobile/15E148 Safari/604.1`, 5, ios([17, 4], false)],
  ['Google’s search app', `${IPHONE} GSA/320.0 Mobile/15E148 Safari/604.1`, 5, ios([17, 4], false)],
  [
    'Facebook on an iPhone',
    `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/465.0;FBDV/iPhone14,5]`,
    5,
    ios([17, 4], false, true),
  ],
  ['Line on an iPhone', `${IPHONE} ${SAFARI} Line/14.9.0`, 5, ios([17, 4], false, true)],
  ['Telegram on an iPhone', `${IPHONE} Mobile/15E148`, 5, ios([17, 4], false, true)],
  ['Chrome on Android', `${ANDROID} Chrome/126.0.0.0 Mobile Safari/537.36`, 5, other('android')],
  [
    'Facebook on Android',
    `${ANDROID} Version/4.0 Chrome/126.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0;]`,
    5,
    other('android', true),
  ],
  [
    'a page within an app on Android',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) Version/4.0 Chrome/126.0 Mobile',
    5,
    other('android', true),
  ],
  [
    'Windows with a touch screen',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36',
    10,
    other('desktop'),
  ],
  ['nothing', '', 0, other('desktop')],
])('%s is recognized by its user agent', (_, userAgent, touchPoints, platform) => {
  expect(platformOf({ userAgent, touchPoints })).toEqual(platform)
})
