import { getMemberInfo } from '@ante/contract/member/info.ts'
import {
  getHeadIcon,
  PORTRAIT_LIMITS,
  PORTRAIT_SIDE,
  sendHeadIcon,
  setHeadIcon,
  showHeadIcon,
} from '@ante/contract/member/portrait.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { cliOf } from '../../operator/test/cli-of.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

let gateway: TestGateway
const { outputOf } = cliOf(() => gateway)
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const fetchAt = (path: string, options: RequestInit = {}) => gateway.fetch(path, options)

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 90 } } })
    .withExif({ IFD0: { Copyright: 'where this was taken' } })
    .jpeg()
    .toBuffer()

const send = async ({ token }: SignedInMember, body: Buffer) => {
  const headers = { 'Content-Type': 'application/octet-stream', Authorization: token }
  const answer = await fetchAt(sendHeadIcon.path, { method: 'PUT', headers, body: new Uint8Array(body) })
  return (await answer.json()) as { success: boolean; value: { headIcon?: string }; errorCode?: string }
}

const headIconOf = async ({ token }: SignedInMember) => {
  const answer = await gateway.call(getMemberInfo, {}, { token })
  return answer.ok ? answer.value.headIcon : answer.code
}

test('a drawn portrait is chosen, by JSON or form, and removed again', async () => {
  const member = await signedIn(gateway)
  const { token } = member
  expect(await gateway.call(getHeadIcon, {}, { token })).toMatchObject({ value: { headIcon: null } })
  expect(await gateway.call(setHeadIcon, { headIcon: '07' }, { token })).toMatchObject({ value: { headIcon: '07' } })
  expect(await headIconOf(member)).toBe('07')
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', Authorization: token }
  await fetchAt(setHeadIcon.path, { method: 'POST', headers: form, body: 'headIcon=12' })
  expect(await headIconOf(member)).toBe('12')
  expect(await gateway.call(setHeadIcon, { headIcon: '' }, { token })).toMatchObject({ value: { headIcon: null } })
  expect(await gateway.call(setHeadIcon, { headIcon: '13' }, { token })).toMatchObject({ code: 'request.invalid' })
})

// rules: vip-6
test('a photo is cropped to a square and re-encoded, and an operator removes it', async () => {
  const member = await signedIn(gateway)
  const { value } = await send(member, await photo(800, 300))
  const name = value.headIcon ?? ''
  expect(await headIconOf(member)).toBe(name)
  const shown = await fetchAt(showHeadIcon.path.replace(':name', name))
  const made = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
  expect(made).toMatchObject({ format: 'jpeg', width: PORTRAIT_SIDE, height: PORTRAIT_SIDE })
  expect(made.exif).toBeUndefined()

  const { account } = await gateway.ports.db
    .selectFrom('member')
    .select('account')
    .where('id', '=', member.memberId)
    .executeTakeFirstOrThrow()
  expect(await outputOf('portraits', 'delete', 'aurora', account)).toMatchObject({
    changed: true,
    before: name,
    after: null,
  })
  expect(await headIconOf(member)).toBeNull()
  expect((await fetchAt(showHeadIcon.path.replace(':name', name))).status).toBe(404)
})

test('an invalid or much too large image is refused and changes nothing', async () => {
  const member = await signedIn(gateway)
  expect(await send(member, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({
    errorCode: 'picture.not.picture',
  })
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  expect(await send(member, bomb)).toMatchObject({ errorCode: 'picture.too.many.pixels' })
  expect(await send(member, Buffer.alloc(PORTRAIT_LIMITS.bytes + 1))).toMatchObject({ errorCode: 'request.too_large' })
  expect(await headIconOf(member)).toBeNull()
})

test('with portraits disabled none is shown, accepted or served', async () => {
  const member = await signedIn(gateway)
  const { value } = await send(member, await photo(300, 300))
  await outputOf('flags', 'update', 'aurora', 'PROFPIC3', 'off')
  await expect.poll(() => headIconOf(member)).toBeNull()
  const { token } = member
  expect(await gateway.call(setHeadIcon, { headIcon: '01' }, { token })).toMatchObject({
    code: 'function.not.available',
  })
  expect((await fetchAt(showHeadIcon.path.replace(':name', value.headIcon ?? ''))).ok).toBe(false)
  await outputOf('flags', 'update', 'aurora', 'PROFPIC3', 'on')
})
