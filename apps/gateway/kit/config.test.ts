import { expect, test } from 'vitest'

import { ConfigError, readConfig } from './config.ts'

const production = { NODE_ENV: 'production', TRUSTED_PROXY: '10.0.0.1' }

test('without variables it is a development gateway with the demo', () => {
  expect(readConfig({})).toMatchObject({ port: 8080, production: false, demoData: true, databaseUrl: null })
})

test('plain bodies are allowed in development only, and a database URL comes with a secret for all its instances', () => {
  expect(readConfig({})).toMatchObject({ plainBodies: true, secretsKey: null })
  expect(readConfig({ DATABASE_URL: 'postgresql://db/ante' })).toMatchObject({ secretsKey: expect.any(String) })
  const secret = 'x'.repeat(32)
  const variables = readConfig({ ...production, DATABASE_URL: 'postgresql://db/ante', SECRETS_KEY: secret })
  expect(variables).toMatchObject({ plainBodies: false, secretsKey: secret })
})

test('production has no demo data unless explicitly requested', () => {
  expect(readConfig(production)).toMatchObject({ demoData: false })
})

test('the demo sends messages to the sandbox, and production sends none until configured', () => {
  expect(readConfig({ SANDBOX_URL: 'http://localhost:9001/', SANDBOX_SMTP_PORT: '9036' })).toMatchObject({
    sms: { url: 'http://localhost:9001/carrier' },
    mail: { url: 'smtp://localhost:9036' },
  })
  expect(readConfig(production)).toMatchObject({ sms: null, mail: null })
  const variables = { SMTP_URL: 'smtps://u:p@mail.example', MAIL_FROM: 'play@aurora.example' }
  expect(readConfig({ ...production, ...variables })).toMatchObject({
    mail: { url: variables.SMTP_URL, from: variables.MAIL_FROM },
  })
})

const firebase = {
  FIREBASE_PROJECT_ID: 'our-project',
  FIREBASE_API_KEY: 'AIza-key',
  FIREBASE_AUTH_DOMAIN: 'our-project.firebaseapp.com',
}

test('the demo uses the sandbox as identity provider, unless there is a Firebase project; production has none by default', () => {
  const { social } = readConfig({ SANDBOX_URL: 'http://localhost:9001' })
  expect(social).toMatchObject({
    firebase: null,
    google: { issuer: 'http://localhost:9001/identity/google' },
    facebook: { issuer: 'http://localhost:9001/identity/facebook' },
  })
  expect(readConfig(production).social).toEqual({ firebase: null, google: null, facebook: null })
  expect(readConfig(firebase).social).toMatchObject({ firebase: { projectId: 'our-project' }, google: null })

  const emulated = readConfig({ ...firebase, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }).social
  expect(emulated).toMatchObject({ firebase: { emulatorHost: '127.0.0.1:9099' }, google: { clientId: 'ante-demo' } })
  const named = readConfig({ ...production, GOOGLE_CLIENT_ID: 'us', GOOGLE_CLIENT_SECRET: 's' }).social
  expect(named.google).toEqual({ issuer: 'https://accounts.google.com', clientId: 'us', clientSecret: 's' })
})

test.each([
  [{ FIREBASE_PROJECT_ID: 'our-project' }, /FIREBASE_API_KEY/],
  [{ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, /FIREBASE_PROJECT_ID/],
  [{ ...production, ...firebase, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, /refused in production/],
  [{ GOOGLE_CLIENT_ID: 'us' }, /GOOGLE_CLIENT_SECRET/],
  [{ ...production, FACEBOOK_ISSUER: 'http://www.facebook.com' }, /FACEBOOK_ISSUER.*https/],
  [{ PORT: 'many' }, /PORT/],
  [{ PORT: '70000' }, /PORT/],
  [{ DATABASE_URL: 'mysql://somewhere' }, /postgresql/],
  [{ TLS_CERT: 'cert.pem' }, /TLS_KEY/],
  [{ ...production, DEMO_DATA: 'on' }, /DEMO_DATA/],
  [{ NODE_ENV: 'production' }, /TLS/],
  [{ ...production, PLAIN_BODIES: 'on' }, /PLAIN_BODIES/],
  [{ ...production, DATABASE_URL: 'postgresql://db/ante' }, /SECRETS_KEY/],
  [{ SECRETS_KEY: 'short' }, /SECRETS_KEY/],
  [{ COUNTRY_HEADER: 'CF-IPCountry' }, /TRUSTED_PROXY/],
  [{ SMS_PROVIDER_URL: 'https://sms.example' }, /SMS_SECRET/],
  [{ SMS_PROVIDER_URL: 'sms.example', SMS_KEY_ID: 'k', SMS_SECRET: 'x'.repeat(16) }, /SMS_PROVIDER_URL/],
  [{ SMTP_URL: 'smtp://mail.example' }, /MAIL_FROM/],
  [{ SMTP_URL: 'mail.example', MAIL_FROM: 'a@b.example' }, /SMTP_URL/],
  [{ COUNTRY_HEADER: 'no header', TRUSTED_PROXY: '10.0.0.1' }, /COUNTRY_HEADER/],
])('%j stops the start with a sentence that names the problem', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(ConfigError)
  expect(() => readConfig(environment)).toThrow(message)
})
