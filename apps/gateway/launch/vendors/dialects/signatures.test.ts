import { createPublicKey } from 'node:crypto'

import { rsaPairOf } from '@ante/demo/rsa-pair.ts'
import { vocabulary } from '@ante/contract/launch/dialects/vocabulary.ts'
import type { Dialect, DialectRefusalCode } from '@ante/contract/launch/dialects/vocabulary.ts'
import { seamlessBalance } from '@ante/contract/launch/seamless-wallet.ts'
import { vendorKeyOf } from '@ante/demo/vendor-keys.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startGateway } from '../../../test/start-gateway.ts'
import type { TestGateway } from '../../../test/start-gateway.ts'
import { putVendorKey, removeVendorKey } from '../../public.ts'
import { TestVendor } from '../../test/vendor.ts'
import { balanceCall, playerOf, callAsVendor, VENDORS } from './test/call-as-vendor.ts'
import type { Player, Signing } from './test/call-as-vendor.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})

afterAll(() => gateway.stop())

const DIALECTS = ['actions', 'hub', 'form'] as const
const ACCEPTED = { status: 200, body: expect.objectContaining({ currency: 'PHP' }) }
const ANOTHER_SECRET = 'another secret of the same vendor, of at least 32 characters'

function refusalIn(dialect: Dialect, code: DialectRefusalCode) {
  const word = vocabulary[code][dialect]
  const body = { actions: { code: word }, hub: { status: word }, form: { error: word } }[dialect]
  return { status: expect.any(Number), body: expect.objectContaining(body) }
}

describe.each(DIALECTS)('in the dialect %s', (dialect) => {
  let player: Player
  beforeAll(async () => {
    player = await playerOf(gateway, dialect, '10.00')
  })
  const balance = (signing?: Partial<Signing>) => callAsVendor(gateway, dialect, balanceCall(dialect, player), signing)
  const invalidSignature = refusalIn(dialect, 'seamless.signature.invalid')

  test('a correctly signed call is answered', async () => {
    expect(await balance()).toEqual(ACCEPTED)
  })

  test('answers do not distinguish a wrong signature from an unknown vendor or another dialect', async () => {
    const withoutIds = async (signing: Partial<Signing>) => {
      const { status, body } = await balance(signing)
      return { status, body: { ...body, request_uuid: null } }
    }
    const wrong = await withoutIds({ secret: ANOTHER_SECRET })
    expect(wrong).toEqual(invalidSignature)
    expect(await withoutIds({ vendor: 'UNKNOWN' })).toEqual(wrong)
    expect(await withoutIds({ vendor: 'not a vendor code' })).toEqual(wrong)
    expect(await withoutIds({ vendor: 'ANS' })).toEqual(wrong)
  })

  test('a body is not parsed before its signature is verified', async () => {
    expect(await balance({ tamper: () => '{' })).toEqual(invalidSignature)
    expect(await balance({ tamper: (body) => `${body} ` })).toEqual(invalidSignature)
    const nonsense = { path: balanceCall(dialect, player).path, input: { unknown: 'field' } }
    expect(await callAsVendor(gateway, dialect, nonsense)).toEqual(refusalIn(dialect, 'request.invalid'))
  })

  test('the session of another player, or a missing one, is unknown', async () => {
    const unknown = refusalIn(dialect, 'seamless.session.unknown')
    const other = await playerOf(gateway, dialect, '5.00')
    for (const wrong of [{ player: other.player }, { player: 'x' }, { session: 'x' }, { session: other.session }]) {
      expect(await callAsVendor(gateway, dialect, balanceCall(dialect, { ...player, ...wrong }))).toEqual(unknown)
    }
  })

  test('a key of this dialect is invalid in other protocols', async () => {
    const { vendor, keyId, secret } = vendorKeyOf(gateway.ports.config.vendorsSecret, VENDORS[dialect])
    const ante = new TestVendor(gateway)
    expect(await ante.call(seamlessBalance, { sessionId: player.session }, { vendor, keyId, secret })).toMatchObject({
      code: 'seamless.signature.invalid',
    })
  })
})

test('two keys work during a rotation, until one of them is removed', async () => {
  const { db, clock } = gateway.ports
  // The clock advances, so that the second key is newer than the first.
  clock.offsetMs += 1_000
  // Waits for all dialects concurrently, because it takes seconds until a removed key stops working.
  await Promise.all(
    DIALECTS.map(async (dialect) => {
      const player = await playerOf(gateway, dialect, '10.00')
      const balance = (signing?: Partial<Signing>) =>
        callAsVendor(gateway, dialect, balanceCall(dialect, player), signing)
      const second = { vendor: VENDORS[dialect], keyId: `${dialect}-second`, secret: ANOTHER_SECRET }
      await putVendorKey(
        db,
        gateway.ports,
        dialect === 'hub' ? { ...second, publicKey: publicKeyOf(ANOTHER_SECRET) } : second,
      )
      await expect.poll(() => balance({ secret: ANOTHER_SECRET })).toEqual(ACCEPTED)
      expect(await balance()).toEqual(ACCEPTED)
      await removeVendorKey(db, second)
      const refused = refusalIn(dialect, 'seamless.signature.invalid')
      await expect.poll(() => balance({ secret: ANOTHER_SECRET })).toEqual(refused)
      expect(await balance()).toEqual(ACCEPTED)
    }),
  )
})

function publicKeyOf(secret: string): string {
  return createPublicKey(rsaPairOf(secret).publicKey).export({ format: 'pem', type: 'spki' }).toString()
}
