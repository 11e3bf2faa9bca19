import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { seamlessBalance } from '@ante/contract/launch/seamless-wallet.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { TestVendor } from '../test/vendor.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { cliOf } from '../../operator/test/cli-of.ts'

const VENDOR = 'MRQ'
const SECRET = 'a secret that a vendor and its operator share'

let gateway: TestGateway
let folder: string

beforeAll(async () => {
  gateway = await startGateway()
  folder = mkdtempSync(join(tmpdir(), 'ante-keys-'))
})
afterAll(async () => {
  await gateway.stop()
  rmSync(folder, { recursive: true })
})

const { runCommand, outputOf } = cliOf(() => gateway)

function fileOf(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const connection = async () => ((await outputOf('connections', 'list', VENDOR)) as unknown as [unknown])[0]

test('a vendor’s protocol and URLs are changed, and shown', async () => {
  const service = 'https://api.mrq.example/ante/'
  const received = await outputOf('connections', 'update', VENDOR, '--protocol', 'hub', '--service-url', service)
  expect(received.after).toMatchObject({ protocol: 'hub', serviceUrl: 'https://api.mrq.example/ante' })
  expect(await connection()).toMatchObject({ protocol: 'hub', serviceUrl: 'https://api.mrq.example/ante' })
  expect(await outputOf('connections', 'update', VENDOR, '--protocol', 'ante', '--service-url', 'none')).toMatchObject({
    after: { protocol: 'ante', serviceUrl: null },
  })
})

test('keys are rotated without interruption, and shown by name only', async () => {
  const balance = async () => {
    const answer = await new TestVendor(gateway).call(
      seamlessBalance,
      { sessionId: 'nobody' },
      { vendor: VENDOR, keyId: 'mrq-2', secret: SECRET },
    )
    return answer.ok || answer.code
  }
  expect(await balance()).toBe('seamless.signature.invalid')
  const output = await runCommand(
    'connections',
    'add-key',
    VENDOR,
    'mrq-2',
    '--secret',
    fileOf('secret', `${SECRET}\n`),
  )
  expect(output).toMatchObject({ code: 0 })
  expect(output.stdout).not.toContain(SECRET)
  await expect.poll(balance).toBe('seamless.session.unknown')
  expect(await connection()).toMatchObject({ keys: ['mrq-2', 'mrq-1'] })

  const third = await runCommand('connections', 'add-key', VENDOR, 'mrq-3', '--secret', fileOf('third', SECRET))
  expect(third).toMatchObject({ code: 1, stderr: expect.stringContaining('delete one first') })
  await outputOf('connections', 'delete-key', VENDOR, 'mrq-2')
  await expect.poll(balance).toBe('seamless.signature.invalid')
  expect(await connection()).toMatchObject({ keys: ['mrq-1'] })
})

test('a public key is stored besides the secret', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = publicKey.export({ format: 'pem', type: 'pkcs1' }).toString()
  const secret = fileOf('secret', SECRET)
  const give = (file: string) =>
    runCommand('connections', 'add-key', 'DS88', 'ds88-2', '--secret', secret, '--public-key', file)
  const secretHalf = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  expect(await give(fileOf('private', secretHalf))).toMatchObject({ code: 1 })
  expect(await give(fileOf('nothing', 'nothing of the kind'))).toMatchObject({ code: 1 })
  expect(await give(fileOf('public', pem))).toMatchObject({ code: 0 })
  const key = await gateway.ports.db
    .selectFrom('vendor_key')
    .select('public_key')
    .where('key_id', '=', 'ds88-2')
    .executeTakeFirstOrThrow()
  expect(key.public_key).toBe(publicKey.export({ format: 'pem', type: 'spki' }))
})

test.each([
  ['too short', 'a few letters'],
  ['with non-ASCII letters, whose encoding is ambiguous', 'ñandú '.repeat(8)],
  ['of several lines', `${SECRET}\n${SECRET}`],
])('a secret that is %s is refused', async (_what, secret) => {
  const known = await connection()
  const output = await runCommand('connections', 'add-key', VENDOR, 'mrq-5', '--secret', fileOf('wrong', secret))
  expect(output).toMatchObject({ code: 1, stdout: '' })
  expect(await connection()).toEqual(known)
})

test.each([
  ['nothing to change', ['update', VENDOR], 2],
  ['an unknown protocol', ['update', VENDOR, '--protocol', 'soap'], 1],
  ['a change to the protocol `business`', ['update', VENDOR, '--protocol', 'business'], 1],
  ['an invalid address', ['update', VENDOR, '--launch-url', 'javascript:1'], 1],
  ['an unknown vendor', ['update', 'NOBODY', '--launch-url', 'none'], 1],
  ['a key without a secret', ['add-key', VENDOR, 'mrq-4'], 2],
  ['a secret file that does not exist', ['add-key', VENDOR, 'mrq-4', '--secret', '/nowhere/at/all'], 1],
])('%s is refused', async (_what, message, code) => {
  const known = await connection()
  expect(await runCommand('connections', ...message)).toMatchObject({ code, stdout: '' })
  expect(await connection()).toEqual(known)
})
