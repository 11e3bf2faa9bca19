import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { openSecrets, Secrets } from './secrets.ts'

const content = Buffer.from('JBSWY3DPEHPK3PXP')

test('sealed content can be opened only with the same purpose and secret', () => {
  const secrets = new Secrets('one secret')
  const sealed = secrets.seal(content, 'member 7')

  expect(secrets.open(sealed, 'member 7')).toEqual(content)
  expect(secrets.open(sealed, 'member 8')).toBeNull()
  expect(new Secrets('another secret').open(sealed, 'member 7')).toBeNull()
})

test('any changed or missing byte is detected', () => {
  const secrets = new Secrets('one secret')
  const sealed = secrets.seal(content, 'x')
  for (const index of sealed.keys()) {
    const changed = Buffer.from(sealed)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(secrets.open(changed, 'x')).toBeNull()
    expect(secrets.open(sealed.subarray(0, index), 'x')).toBeNull()
  }
})

test('the same content is sealed differently each time', () => {
  const secrets = new Secrets('one secret')
  expect(secrets.seal(content, 'x')).not.toEqual(secrets.seal(content, 'x'))
})

test('without a configured secret one is created, stored for its owner only, and reused', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'secrets-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const sealed = (await openSecrets({ secretsKey: null, dataDir })).seal(content, 'x')

  expect((await openSecrets({ secretsKey: null, dataDir })).open(sealed, 'x')).toEqual(content)
  const file = join(dataDir, 'secrets.key')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await readFile(file, 'utf8')).length).toBeGreaterThanOrEqual(43)
})
