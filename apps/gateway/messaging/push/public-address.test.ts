import { expect, test } from 'vitest'

import { isPublic, isPushEndpoint, lookupPublic } from './public-address.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://sg2p.notify.windows.com/w/?token=abc',
])('%s is accepted as a push service', (address) => {
  expect(isPushEndpoint(address)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/a',
  'https://fcm.googleapis.com:8443/a',
  'https://user:pass@fcm.googleapis.com/a',
  'https://attacker.net/a',
  'https://fcm.googleapis.com.attacker.net/a',
  'https://xpush.apple.com/a',
  'https://evilnotify.windows.com/a',
  'https://localhost/a',
  'https://localhost./a',
  'https://gateway/a',
  'https://db.internal/a',
  'https://printer.local/a',
  'https://router.home.arpa/a',
  'https://127.0.0.1/a',
  'https://2130706433/a',
  'https://0x7f.1/a',
  'https://10.0.0.5/a',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/a',
  'https://[::ffff:10.0.0.1]/a',
  'https://8.8.8.8/a',
  'ftp://fcm.googleapis.com/a',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '',
])('%s is refused', (address) => {
  expect(isPushEndpoint(address)).toBe(false)
})

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:4001:82a::200a', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', true],
  ['64:ff9b::7f00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['nonsense', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected)
})

test('a name that resolves to this machine is refused', async () => {
  const failure = await new Promise((resolve) => {
    lookupPublic('localhost', { all: true }, (error) => resolve(error))
  })
  expect(failure).toMatchObject({ code: 'ENOTPUBLIC' })
})
