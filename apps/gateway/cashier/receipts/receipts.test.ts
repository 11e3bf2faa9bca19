import { createDeposit, getDeposit, RECEIPT_LIMIT_BYTES, sendDepositReceipt } from '@ante/contract/cashier/deposit.ts'
import type { Deposit } from '@ante/contract/cashier/deposit.ts'
import { header } from '@ante/contract/kit/headers.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

let gateway: TestGateway
let member: SignedInMember
let deposit: Deposit
beforeAll(async () => {
  gateway = await startGateway()
  member = await signedIn(gateway)
  // A channel without provider: the deposit awaits a receipt and is handled manually.
  const channel = { provider: null, bank: JSON.stringify({ bankName: 'B', accountName: 'A', accountNumber: '1' }) }
  await gateway.ports.db.updateTable('payment_channel').set(channel).where('code', '=', 'bank').execute()
  const answer = await gateway.call(createDeposit, { channelId: 'bank', amount: '500' }, member)
  if (!answer.ok) throw new Error(answer.code)
  deposit = answer.value
})
/** Resets the per-minute counters before each test. */
beforeEach(() => gateway.ports.db.deleteFrom('call_count').execute())
afterAll(() => gateway.stop())

async function send(
  sent: Buffer | string,
  { token = member.token, transactionId = deposit.transactionId, headers = {} } = {},
) {
  const response = await gateway.fetch(sendDepositReceipt.path.replace(':transId', transactionId), {
    method: sendDepositReceipt.method,
    headers: { 'Content-Type': 'application/octet-stream', [header.authorization]: token, ...headers },
    body: sent,
  })
  const { errorCode = 'ok' } = (await response.json()) as { errorCode?: string }
  return errorCode
}

const stored = () => gateway.ports.db.selectFrom('deposit_receipt').selectAll().executeTakeFirst()

const squareImage = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#246' } })

test.each([
  ['a text file', Buffer.from('hello'), 'receipt.not.picture'],
  ['an empty file', Buffer.alloc(0), 'receipt.not.picture'],
  [
    'an SVG image with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    'receipt.not.picture',
  ],
  ['a PDF document', Buffer.from('%PDF-1.7 …'), 'receipt.not.picture'],
  ['the header of a PNG image only', Buffer.from('\x89PNG\r\n\x1a\n and no more', 'latin1'), 'receipt.not.picture'],
  ['too many bytes', Buffer.alloc(RECEIPT_LIMIT_BYTES + 1, 255), 'request.too_large'],
])('%s is not accepted as a receipt', async (_, sent, code) => {
  expect([await send(sent), await stored()]).toEqual([code, undefined])
})

test('an image of 40,000 by 40,000 pixels is not decoded', async () => {
  const png = await squareImage(8).png().toBuffer()
  // The header states the dimensions, although the file has only a few bytes.
  const huge = Buffer.from(png)
  huge.writeUInt32BE(40_000, 16)
  huge.writeUInt32BE(40_000, 20)
  huge.writeUInt32BE(crcOf(huge.subarray(12, 29)), 29)
  expect(await send(huge)).toBe('receipt.too.many.pixels')
})

test('a small file that decodes to hundreds of megabytes is not decoded', async () => {
  const deep = await squareImage(5_200).ensureAlpha().toColourspace('rgb16').png({ progressive: true }).toBuffer()
  expect(deep.length).toBeLessThan(RECEIPT_LIMIT_BYTES)
  expect(await send(deep)).toBe('receipt.too.many.pixels')
})

function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

test('images are re-encoded: only the pixels remain, and no file name is needed', async () => {
  const jpeg = await squareImage(64)
    .withExif({ IFD0: { Artist: 'somebody' } })
    .jpeg()
    .toBuffer()
  const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>PK\x03\x04')])
  const headers = { 'Content-Disposition': 'attachment; filename="../../../etc/passwd"' }
  expect(await send(polyglot, { headers })).toBe('ok')
  const { picture, width, height } = (await stored()) ?? { picture: Buffer.alloc(0) }
  expect([width, height, (await sharp(picture).metadata()).format]).toEqual([64, 64, 'jpeg'])
  expect(picture.includes('<script>')).toBe(false)
  expect((await sharp(picture).metadata()).exif).toBeUndefined()
  const shown = await gateway.call(getDeposit, { transactionId: deposit.transactionId }, member)
  expect(shown).toMatchObject({ value: { hasReceipt: true, maySendReceipt: true } })
})

test.each(['png', 'webp', 'gif'] as const)('a %s is accepted, and a large one is scaled down', async (format) => {
  expect(await send(await squareImage(2_400).toFormat(format).toBuffer())).toBe('ok')
  expect(await stored()).toMatchObject({ width: 1_800, height: 1_800 })
})

test('a member has at most ten images encoded per minute, from any IP address', async () => {
  const png = await squareImage(8).png().toBuffer()
  for (let sent = 0; sent < 10; sent++) expect(await send(png)).toBe('ok')
  expect(await send(png)).toBe('request.too_many')
  // Other members on the same IP address are not affected.
  const other = await signedIn(gateway)
  const answer = await gateway.call(createDeposit, { channelId: 'bank', amount: '500' }, other)
  if (!answer.ok) throw new Error(answer.code)
  expect(await send(png, { token: other.token, transactionId: answer.value.transactionId })).toBe('ok')
})

test('a receipt for another member’s deposit, or without session, is refused', async () => {
  const png = await squareImage(8).png().toBuffer()
  expect(await send(png, { token: '' })).toBe('login.not.session')
  expect(await send(png, { transactionId: 'DNOBODYKNOWS' })).toBe('deposit.not.found')
  expect(await send(png, { transactionId: '..%2F..%2Fetc' })).toBe('request.invalid')
})
