import { expect, test } from 'vitest'

import { ConfigError, readConfig } from './config.ts'

const production = { NODE_ENV: 'production', TRUSTED_PROXY: '10.0.0.1' }

test('nothing set is a development gateway with the demo', () => {
  expect(readConfig({})).toMatchObject({ port: 8080, production: false, demoData: true, databaseUrl: null })
})

test('production has no demo data unless nobody asks', () => {
  expect(readConfig(production)).toMatchObject({ demoData: false })
})

test.each([
  [{ PORT: 'many' }, /PORT/],
  [{ PORT: '70000' }, /PORT/],
  [{ DATABASE_URL: 'mysql://somewhere' }, /postgresql/],
  [{ TLS_CERT: 'cert.pem' }, /TLS_KEY/],
  [{ ...production, DEMO_DATA: 'on' }, /DEMO_DATA/],
  [{ NODE_ENV: 'production' }, /TLS/],
  [{ COUNTRY_HEADER: 'CF-IPCountry' }, /TRUSTED_PROXY/],
  [{ COUNTRY_HEADER: 'no header', TRUSTED_PROXY: '10.0.0.1' }, /COUNTRY_HEADER/],
])('%j stops the start with a sentence that names it', (environment, words) => {
  expect(() => readConfig(environment)).toThrow(ConfigError)
  expect(() => readConfig(environment)).toThrow(words)
})
