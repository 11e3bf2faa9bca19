import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { visitNow } from './visit.ts'

beforeEach(() => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0', maxTouchPoints: 5 })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('window', {})
})
afterEach(() => vi.unstubAllGlobals())

const visitWith = (stored: Record<string, string>) => {
  const get = (key: string) => stored[key] ?? null
  return visitNow({ device: get, tab: get })
}

test("the device's stored flags count", () => {
  const stored = { hideDownloadBar: '1', WEBCLIP: '1', canInstall: '1', MC_SESSION_INFO: '{}' }
  expect(visitWith(stored)).toMatchObject({ closed: true, webClip: true, canInstall: true, signedIn: true })
})

test.each(['', '0', 'true', 'null', '{"a":1}', '[1]', '\u0000', '1 ', '11'])(
  'a foreign value is ignored: %j',
  (value) => {
    const stored = { hideDownloadBar: value, WEBCLIP: value, canInstall: value }
    expect(visitWith(stored)).toMatchObject({ closed: false, webClip: false, canInstall: false })
  },
)

test('a browser without storage is a first visit', () => {
  vi.stubGlobal('localStorage', null)
  vi.stubGlobal('sessionStorage', undefined)
  expect(visitNow()).toMatchObject({ closed: false, webClip: false, signedIn: false })
})

test.each([
  ['an iPhone’s home screen', { standalone: true }, false, true],
  ['an installed app', {}, true, true],
  ['a browser', { standalone: false }, false, false],
])('%s is distinguished from the others', (_, navigatorPart, matches, installed) => {
  vi.stubGlobal('navigator', { userAgent: 'x', maxTouchPoints: 0, ...navigatorPart })
  vi.stubGlobal('matchMedia', () => ({ matches }))
  expect(visitWith({}).installed).toBe(installed)
})

test('the native app is recognized by its user agent', () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone) AnteApp/1.0', maxTouchPoints: 5 })
  expect(visitWith({}).native).toBe(true)
})
