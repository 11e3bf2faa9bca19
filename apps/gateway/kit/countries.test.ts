import { expect, test } from 'vitest'

import { ConfigError } from './config.ts'
import { Countries } from './countries.ts'

const own = { countryHeader: null, countryDatabase: null }
const behindProxy = { ...own, countryHeader: 'cf-ipcountry' }
const direct = { headers: {} }

test.each([
  ['8.8.8.8', 'US'],
  ['::ffff:8.8.8.8', 'US'],
  ['2001:4860:4860::8888', 'US'],
  ['202.90.128.1', 'PH'],
  ['127.0.0.1', null],
  ['::1', null],
  ['10.1.2.3', null],
  ['192.168.1.1', null],
  ['100.64.0.1', null],
  ['fd00::1', null],
  ['fe80::1', null],
  ['no address', null],
  ['', null],
])('%s is in %s', (ip, country) => {
  expect(new Countries(own).of({ ...direct, ip })).toBe(country)
})

const ip = '8.8.8.8'
const through = ['10.0.0.1', ip]

test.each([
  ['the header of a trusted proxy is used', 'PH', through, 'PH'],
  ['the header of a visitor is ignored', 'PH', [ip], 'US'],
  ['XX (unknown) falls back to the address', 'XX', through, 'US'],
  ['T1 (no country) falls back to the address', 'T1', through, 'US'],
  ['a country name instead of a code falls back to the address', 'Philippines', through, 'US'],
  ['two headers fall back to the address', ['PH', 'TH'], through, 'US'],
  ['a missing header falls back to the address', undefined, through, 'US'],
])('%s', (_, input, ips, country) => {
  expect(new Countries(behindProxy).of({ ip, ips, headers: { 'cf-ipcountry': input } })).toBe(country)
})

test('without a configured header name the header is ignored', () => {
  expect(new Countries(own).of({ ip, ips: through, headers: { 'cf-ipcountry': 'PH' } })).toBe('US')
})

test('an invalid table is reported in a sentence', () => {
  const wrong = () => new Countries({ ...own, countryDatabase: import.meta.filename })
  expect(wrong).toThrow(ConfigError)
  expect(wrong).toThrow(/COUNTRY_DATABASE/)
})
