import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { header } from '@ante/contract/kit/headers.ts'
import type { LiveEvent } from '@ante/contract/live/events.ts'
import { listFeedback, readFeedback, sendFeedback } from '@ante/contract/support/feedback.ts'
import { pictureAddress, PICTURE_LIMITS, sendPicture } from '@ante/contract/support/pictures.ts'
import type { SentPicture } from '@ante/contract/support/pictures.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { LiveReader } from '../../live/test/live-reader.ts'
import { cliOf } from '../../operator/test/cli-of.ts'
import { signedIn } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

let gateway: TestGateway
let member: { token: string; memberId: bigint }
beforeAll(async () => {
  gateway = await startGateway({ liveHeartbeatMs: 60_000 })
})
beforeEach(async () => {
  await gateway.ports.db.deleteFrom('call_count').execute()
  member = await signedIn(gateway)
})
afterAll(() => gateway.stop())

const { runCommand: operator, outputOf } = cliOf(() => gateway)

const TEXTS = 'The new lobby is much easier to find.'
const send = (content: string, pictures: string[] = [], headers = {}) =>
  gateway.call(sendFeedback, { kind: 'SITE', content, pictures }, { ...member, headers })

async function sent(content = TEXTS, pictures: string[] = []) {
  const answer = await send(content, pictures)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

async function listed(after?: string) {
  const answer = await gateway.call(listFeedback, { ...(after !== undefined && { after }) }, member)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

const squareImage = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#246' } })

async function upload(body: Buffer, token = member.token): Promise<{ code: string; value: SentPicture }> {
  const response = await gateway.fetch(sendPicture.path, {
    method: sendPicture.method,
    headers: { 'Content-Type': 'application/octet-stream', [header.authorization]: token },
    body,
  })
  const { errorCode = 'ok', value } = (await response.json()) as { errorCode?: string; value: SentPicture }
  return { code: errorCode, value }
}

test('a feedback is sent, read, answered and closed, and its member is notified of each step immediately', async () => {
  const page = new LiveReader(gateway, member)
  const unreadFeedback = () => (page.dataOf('support') as LiveEvent<'support'>[]).at(-1)?.feedback
  await page.opened
  const { id, state } = await sent()
  expect(state).toBe('SENT')
  expect(await outputOf('feedback', 'list', 'aurora')).toContainEqual(
    expect.objectContaining({ number: id, text: TEXTS }),
  )
  await outputOf('feedback', 'show', id)
  expect((await listed()).records).toMatchObject([{ state: 'READ', isNew: false }])

  await outputOf('feedback', 'answer', id, 'Thank you!')
  await expect.poll(unreadFeedback).toBe(1)
  expect(await outputOf('feedback', 'answer', id, 'Thank you!')).toMatchObject({ changed: false })
  await outputOf('feedback', 'answer', id, 'And there is more to come.')
  const [record] = (await listed()).records
  expect(record).toMatchObject({ state: 'ANSWERED', isNew: true })
  expect(record?.answers.map(({ text }) => text)).toEqual(['Thank you!', 'And there is more to come.'])
  await gateway.call(readFeedback, {}, member)
  await expect.poll(unreadFeedback).toBe(0)

  await outputOf('feedback', 'close', id)
  expect((await listed()).records).toMatchObject([{ state: 'CLOSED', isNew: false }])
  expect(await operator('feedback', 'answer', id, 'Too late')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('ILLEGAL_STATE'),
  })
  expect(await operator('feedback', 'answer', '999999', 'Nobody')).toMatchObject({ code: 1 })
  page.disconnect()
})

test('two simultaneous identical requests create one feedback', async () => {
  const headers = { [header.idempotencyKey]: 'one-feedback' }
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(TEXTS, [], headers)))
  expect(new Set(answers.map((answer) => answer.ok && answer.value.id)).size).toBe(1)
  expect((await listed()).records).toHaveLength(1)
})

test('the length limits of feedback are the merchant’s settings, in user-perceived characters', async () => {
  expect(await send('too short')).toMatchObject({
    code: 'feedback.length',
    details: { shortest: 10, longest: 500, length: 9 },
  })
  expect(await send(`${'\u200b '.repeat(3)}        `)).toMatchObject({ code: 'feedback.length' })
  expect(await send('x'.repeat(501))).toMatchObject({ code: 'feedback.length', details: { length: 501 } })
  expect(await send('👨‍👩‍👧'.repeat(500))).toMatchObject({ ok: true })
  await outputOf('feedback', 'update-limits', 'aurora', '3', '5')
  expect(await listed()).toMatchObject({ shortest: 3, longest: 5 })
  expect(await send('four')).toMatchObject({ ok: true })
  await outputOf('feedback', 'update-limits', 'aurora', '10', '500')
  expect(await operator('feedback', 'update-limits', 'aurora', '10', '5')).toMatchObject({ code: 2 })
})

test('a picture is re-encoded, belongs to one feedback, and is shown to clients that have its name', async () => {
  const photo = await squareImage(64)
    .withExif({ IFD0: { Artist: 'somebody' } })
    .jpeg()
    .toBuffer()
  const { value } = await upload(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]))
  const record = await sent(TEXTS, [value.name])
  expect(record.pictures).toEqual([{ name: value.name, width: 64, height: 64 }])
  const shown = await gateway.fetch(pictureAddress(value.name))
  const bytes = Buffer.from(await shown.arrayBuffer())
  expect([shown.headers.get('content-type'), shown.headers.get('x-content-type-options')]).toEqual([
    'image/jpeg',
    'nosniff',
  ])
  expect([bytes.includes('<script>'), (await sharp(bytes).metadata()).exif]).toEqual([false, undefined])
  expect((await gateway.fetch(pictureAddress(value.name), {}, 'lotus.localhost')).status).toBe(404)
  expect((await gateway.fetch(pictureAddress('A'.repeat(32)))).status).toBe(404)

  expect(await send(TEXTS, [value.name])).toMatchObject({ code: 'picture.not.found' })
  const other = await upload(await squareImage(8).png().toBuffer(), (await signedIn(gateway)).token)
  expect(await send(TEXTS, [other.value.name])).toMatchObject({ code: 'picture.not.found' })
  expect((await listed()).records).toHaveLength(1)
})

test.each([
  [
    'an SVG image with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    'picture.not.picture',
  ],
  ['an empty file', Buffer.alloc(0), 'picture.not.picture'],
  ['the header of a PNG image only', Buffer.from('\x89PNG\r\n\x1a\n and no more', 'latin1'), 'picture.not.picture'],
  ['too many bytes', Buffer.alloc(PICTURE_LIMITS.bytes + 1, 255), 'request.too_large'],
])('%s is not accepted as a picture', async (_, body, code) => {
  expect((await upload(body)).code).toBe(code)
})

test('only png and jpg with a session are accepted, at most three, and unused pictures are deleted', async () => {
  expect((await upload(await squareImage(8).gif().toBuffer())).code).toBe('picture.not.picture')
  expect((await upload(await squareImage(8).png().toBuffer(), '')).code).toBe('login.not.session')
  const { value } = await upload(await squareImage(8).png().toBuffer())
  expect(
    await send(
      TEXTS,
      Array.from({ length: 4 }, () => value.name),
    ),
  ).toMatchObject({ code: 'request.invalid' })
  expect(await send(TEXTS, [value.name, value.name])).toMatchObject({ code: 'picture.not.found' })
  gateway.ports.clock.offsetMs += 25 * 60 * 60_000
  member = await signedIn(gateway)
  await upload(await squareImage(8).png().toBuffer())
  expect((await gateway.fetch(pictureAddress(value.name))).status).toBe(404)
})

test('more than ten in an hour are refused until later, and the list is paged', async () => {
  for (let count = 0; count < 10; count++) await sent(`Number ${count} of many`)
  expect(await send(TEXTS)).toMatchObject({ code: 'request.too_many' })
  await gateway.ports.db.deleteFrom('call_count').execute()
  for (let count = 10; count < 20; count++) await sent(`Number ${count} of many`)
  await gateway.ports.db.deleteFrom('call_count').execute()
  await sent('The very last of them')
  const first = await listed()
  const second = await listed(first.next ?? '')
  expect([first.records.length, second.records.length, second.next]).toEqual([20, 1, null])
})

test('feedback is refused when switched off, and for trial accounts', async () => {
  expect(await gateway.call(listFeedback, {}, { ...member, host: 'lotus.localhost' })).toMatchObject({
    ok: false,
    code: 'function.not.available',
  })
  const trial = await gateway.call(loginFreeplay, {})
  if (!trial.ok) throw new Error(trial.code)
  const { token } = trial.value
  expect(await gateway.call(listFeedback, {}, { token })).toMatchObject({ code: 'function.not.available' })
  expect((await upload(await squareImage(8).png().toBuffer(), token)).code).toBe('function.not.available')
  expect(await gateway.call(listFeedback, {})).toMatchObject({ code: 'login.not.session' })
})
