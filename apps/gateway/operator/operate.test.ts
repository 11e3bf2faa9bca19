import { userInfo } from 'node:os'

import { getCaptcha } from '@ante/contract/identity/captcha.ts'
import { getSettings } from '@ante/contract/merchant/settings.ts'
import { getStatus } from '@ante/contract/merchant/status.ts'
import { listAnnouncements } from '@ante/contract/messaging/announcements.ts'
import { decodeServiceLink } from '@ante/contract/messaging/service-link.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { LiveReader } from '../live/test/live-reader.ts'
import { startGateway, startGatewayOn } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { ante } from './test/ante.ts'
import { cliOf } from './test/cli-of.ts'

let gateway: TestGateway
let otherGateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  otherGateway = await startGatewayOn(gateway.databaseUrl)
})
afterAll(async () => {
  await otherGateway.stop()
  await gateway.stop()
})

const username = `system operator (${userInfo().username})`

const { runCommand, outputOf } = cliOf(() => gateway)

describe('every instance and every open page', () => {
  test('applies a changed flag, and refuses the calls that depend on it', async () => {
    const pages = [new LiveReader(gateway), new LiveReader(otherGateway)]
    await Promise.all(pages.map((page) => page.opened))
    const before = await gateway.call(getSettings, {})

    const argumentsOfFlag = ['flags', 'update', 'aurora', 'CAPTCHA3', 'off']
    expect(await ante({ DATABASE_URL: gateway.databaseUrl }, ...argumentsOfFlag)).toMatchObject({
      code: 0,
      stderr: '',
    })

    for (const page of pages) await expect.poll(() => page.dataOf('settings')).toHaveLength(2)
    for (const item of [gateway, otherGateway]) {
      await expect.poll(() => item.call(getCaptcha, {})).toMatchObject({ status: 403, code: 'function.not.available' })
      const after = await item.call(getSettings, {})
      expect(after).toMatchObject({ value: { flags: { CAPTCHA3: false } } })
      expect(pages[0]?.dataOf('settings').at(-1)).toEqual({ version: after.ok && after.value.version })
      expect(after).not.toMatchObject({ value: { version: before.ok && before.value.version } })
    }

    expect(await outputOf('flags', 'update', 'aurora', 'CAPTCHA3', 'on')).toMatchObject({ before: false, after: true })
    for (const item of [gateway, otherGateway])
      await expect.poll(() => item.call(getCaptcha, {})).toMatchObject({ ok: true })
    for (const page of pages) page.disconnect()
  })

  test('shows a closed merchant, with the message in each language, and its reopening', async () => {
    const page = new LiveReader(otherGateway)
    await page.opened
    const status = (Language: string) => otherGateway.call(getStatus, {}, { headers: { Language } })

    await outputOf('maintenance', 'enable', 'aurora', '--until', '2099-12-31 08:00', '--message', 'Back soon')
    await outputOf('maintenance', 'enable', 'aurora', '--message', 'سنعود قريبا', '--language', 'ar')

    const until = '2099-12-31T00:00:00.000Z' // 08:00 in Manila
    await expect.poll(() => page.dataOf('maintenance').at(-1)).toMatchObject({ maintenance: true, until })
    await expect.poll(() => status('AR')).toMatchObject({ value: { message: 'سنعود قريبا', until } })
    expect(await status('TY')).toMatchObject({ value: { message: 'Back soon' } })
    expect(await otherGateway.call(listAnnouncements, { types: 'B' })).toMatchObject({ code: 'merchant.maintenance' })
    expect(await otherGateway.call(getStatus, {}, { host: 'lotus.localhost' })).toMatchObject({
      value: { maintenance: false },
    })

    await outputOf('maintenance', 'disable', 'aurora')
    await expect.poll(() => page.dataOf('maintenance').at(-1)).toMatchObject({ maintenance: false, until: null })
    expect(await otherGateway.call(listAnnouncements, { types: 'B' })).toMatchObject({ ok: true })
    page.disconnect()
  })

  test('receives an announcement, its change and its end', async () => {
    const page = new LiveReader(gateway)
    await page.opened
    const received = () => page.dataOf('announcements').length
    const titles = async () => {
      const answer = await otherGateway.call(listAnnouncements, { types: 'PL' })
      return answer.ok ? answer.value.player.map(({ title }) => title) : []
    }

    await outputOf(
      'announcements',
      'create',
      'aurora',
      'weekend',
      '--type',
      'PL',
      '--title',
      'Weekend',
      '--position',
      '-1',
    )
    await expect.poll(received).toBe(1)
    expect(await titles()).toContain('Weekend')
    await outputOf('announcements', 'update', 'aurora', 'weekend', '--title', 'Long weekend')
    await expect.poll(received).toBe(2)
    expect(await titles()).toContain('Long weekend')
    await outputOf('announcements', 'delete', 'aurora', 'weekend')
    await expect.poll(received).toBe(3)
    expect(await titles()).not.toContain('Long weekend')
    page.disconnect()
  })
})

describe('a stored setting', () => {
  test('can be a banner with its picture, listed among banners', async () => {
    const banner = ['banners', 'create', 'lotus', 'spring', '--title', 'Spring'] as const
    expect(await runCommand(...banner)).toMatchObject({ code: 1, stderr: expect.stringContaining('--picture') })
    await outputOf(...banner, '--picture', '/pictures/banners/spring.webp', '--link', '/m/activity')
    const listed = await outputOf('banners', 'list', 'lotus')
    expect(listed).toContainEqual(expect.objectContaining({ key: 'spring', type: 'B', link: '/m/activity' }))
    expect(await runCommand('banners', 'delete', 'lotus', 'spring')).toMatchObject({ code: 0 })
  })

  test('can be a contact of customer service, whose link is sent encoded', async () => {
    const set = [
      'contacts',
      'create',
      'lotus',
      'TELEGRAM',
      '1',
      '--title',
      'Help',
      '--link',
      'https://t.me/example',
    ] as const
    expect(await outputOf(...set)).toMatchObject({ changed: true, after: { link: 'https://t.me/example' } })
    expect(await outputOf(...set)).toMatchObject({ changed: false })

    const lotus = { host: 'lotus.localhost' }
    const settings = async () => {
      const answer = await gateway.call(getSettings, {}, lotus)
      return answer.ok ? answer.value.customerService.filter(({ csType }) => csType === 'TELEGRAM') : []
    }
    await expect.poll(settings).toHaveLength(1)
    const [entry] = await settings()
    expect(entry?.path).not.toContain('t.me')
    expect(decodeServiceLink(entry?.path ?? '')).toBe('https://t.me/example')
    expect(await outputOf('contacts', 'delete', 'lotus', 'TELEGRAM', '1')).toMatchObject({ changed: true, after: null })
  })

  test('can be the app’s download addresses, and the template fields', async () => {
    await outputOf('downloads', 'update', 'aurora', 'android', 'https://example.com/aurora.apk')
    await outputOf('appearance', 'update', 'aurora', 'mem_cen', '0')
    await expect
      .poll(() => gateway.call(getSettings, {}))
      .toMatchObject({
        value: {
          resources: expect.arrayContaining([{ resourceType: 'Android', url: 'https://example.com/aurora.apk' }]),
          mobileTemplate: { mem_cen: '0' },
        },
      })
    expect(await outputOf('downloads', 'delete', 'aurora', 'Android')).toMatchObject({ after: null })
  })

  test('can be the colour of profit, which is the language’s default again after a reset', async () => {
    const template = async () => {
      const answer = await gateway.call(getSettings, {})
      return answer.ok ? answer.value.mobileTemplate : null
    }
    expect(await template()).not.toHaveProperty('pnlColor')
    expect(await outputOf('appearance', 'update', 'aurora', 'pnlColor', 'red-profit')).toMatchObject({
      before: '',
      changed: true,
    })
    await expect.poll(template).toMatchObject({ pnlColor: 'red-profit' })
    await outputOf('appearance', 'update', 'aurora', 'app_desc', 'One tap, and you are in.')
    await expect.poll(template).toMatchObject({ pnlColor: 'red-profit', app_desc: 'One tap, and you are in.' })
    const wrong = await runCommand('appearance', 'update', 'aurora', 'pnlColor', 'blue')
    expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining('green-profit or red-profit') })
    expect(await outputOf('appearance', 'update', 'aurora', 'pnlColor', '')).toMatchObject({
      before: 'red-profit',
      after: '',
    })
    await expect.poll(template).not.toHaveProperty('pnlColor')
  })

  test('can be the image hosts, which pages use in this order', async () => {
    const hosts = ['https://one.example', 'https://two.example/aurora']
    expect(await outputOf('image-hosts', 'update', 'aurora', ...hosts)).toMatchObject({ before: [], after: hosts })
    await expect.poll(() => gateway.call(getSettings, {})).toMatchObject({ value: { imageCDNs: hosts } })
    expect(await outputOf('image-hosts', 'delete', 'aurora')).toMatchObject({ before: hosts, after: [] })
  })
})

test('countries are blocked, allowed, and set as the only ones', async () => {
  const countries = async (...argv: string[]) => (await outputOf('countries', ...argv)).after
  expect(await countries('block', 'lotus', 'us', 'FR')).toEqual({ blocked: ['FR', 'US'], allowedOnly: [] })
  expect(await countries('allow-only', 'lotus', 'TH', 'PH')).toEqual({
    blocked: ['FR', 'US'],
    allowedOnly: ['PH', 'TH'],
  })
  expect(await countries('allow', 'lotus', 'FR')).toEqual({ blocked: ['US'], allowedOnly: ['FR', 'PH', 'TH'] })
  expect(await countries('block', 'lotus', 'TH', 'FR')).toEqual({ blocked: ['FR', 'TH', 'US'], allowedOnly: ['PH'] })
  expect(await runCommand('countries', 'block', 'lotus', 'PH')).toMatchObject({ code: 1 })
  expect(await countries('allow-all', 'lotus')).toEqual({ blocked: [], allowedOnly: [] })
})

test('each change is logged once with its operator, and cannot be altered', async () => {
  await outputOf('flags', 'update', 'lotus', 'MAILCEN', 'off')
  await outputOf('flags', 'update', 'lotus', 'MAILCEN', 'off')
  await outputOf('flags', 'update', 'lotus', 'MAILCEN', 'on')
  const rows = await outputOf('changes', 'list', 'lotus', '--limit', '2')
  expect(rows).toMatchObject([
    {
      user: username,
      merchant: 'lotus',
      command: 'merchant.flag.switch',
      subject: 'flag:MAILCEN',
      before: { isOn: false },
      after: { isOn: true },
    },
    { user: username, subject: 'flag:MAILCEN', before: { isOn: true }, after: { isOn: false } },
  ])
  const rewriting = gateway.ports.db.updateTable('audit_entry').set({ actor: 'another' }).execute()
  await expect(rewriting).rejects.toThrow('immutable')
})

test.each([
  [['flags', 'update', 'auroa', 'REG3', 'on'], 1, 'Did you mean aurora?'],
  [['flags', 'update', 'aurora', 'FEEDBAK3', 'on'], 1, 'Did you mean FEEDBACK3?'],
  [['flags', 'update', 'aurora-trial', 'REG3', 'on'], 1, 'trial merchant of aurora'],
  [['flags', 'update', 'aurora', 'REG3', 'maybe'], 2, 'on or off'],
  [['flags', 'update', 'aurora'], 2, "argument 'flag'"],
  [['flags', 'update', 'aurora', 'REG3', 'on', 'now'], 2, '4: aurora, REG3, on, now'],
  [['flgas', 'list'], 2, 'Did you mean flags?'],
  [['flags', 'lsit'], 2, 'Did you mean list?'],
  [['help', 'flgas'], 2, 'Did you mean flags?'],
  [['flags', 'lsit', '--help'], 2, 'Did you mean list?'],
  [['maintenance', 'enable', 'aurora', '--untl', '+2h'], 2, 'Did you mean --until?'],
  [['maintenance', 'enable', 'aurora', '--title', 'x'], 2, "option '--title'"],
  [['maintenance', 'enable', 'aurora', '--until', 'tomorrow'], 2, '2026-12-31 08:00'],
  [['maintenance', 'enable', 'aurora', '--until', '2020-01-01 00:00'], 1, 'is in the past'],
  [['maintenance', 'enable', 'lotus', '--message', 'x', '--language', 'XX'], 1, 'There is no language XX'],
  [['countries', 'block', 'aurora', 'UK'], 1, 'Did you mean GB?'],
  [['countries', 'block', 'aurora', 'Wonderland'], 1, 'two letters'],
  [['countries', 'block', 'aurora'], 2, "argument 'country'"],
  [['announcements', 'update', 'aurora', 'nothing', '--title', 'x'], 1, 'has no announcement nothing'],
  [['announcements', 'create', 'aurora', 'x', '--type', 'PU', '--title', 'x'], 2, 'requires --execution'],
  [['announcements', 'create', 'aurora', 'x', '--type', 'PL', '--title', 'x', '--link', 'javascript:1'], 1, 'https://'],
  [['contacts', 'create', 'aurora', 'TELEGRAM', '9', '--title', 'x', '--link', 'javascript:1'], 1, 'Invalid link'],
  [['contacts', 'create', 'aurora', 'PIGEON', '1'], 2, 'LIVECHAT'],
  [['downloads', 'update', 'aurora', 'Android', 'http://example.com'], 1, 'https://'],
  [['image-hosts', 'update', 'aurora', 'https://one.example/'], 1, 'without a /'],
  [['image-hosts', 'update', 'aurora', "https://one.example 'unsafe-inline'"], 1, 'Invalid image host'],
  [['appearance', 'update', 'aurora', 'mem_cen', '2'], 1, '1 for the new'],
  [['changes', 'list', '--limit', 'all'], 2, 'from 1 to'],
])('%j exits with %i and a helpful sentence', async (argv, code, expected) => {
  const received = await runCommand(...argv)
  expect(received).toMatchObject({ code, stdout: '' })
  expect(received.stderr).toContain(expected)
  const asJson = await runCommand(...argv, '--json')
  expect(asJson).toMatchObject({ code, stdout: '' })
  expect(JSON.parse(asJson.stderr)).toMatchObject({
    code: expect.stringMatching(/^[a-z_]+$/),
    message: expect.stringContaining(expected),
  })
})

test('a list shows each title in the merchant’s default language', async () => {
  const { stdout } = await runCommand('banners', 'list', 'aurora', '--json')
  expect(stdout).toContain('Northlight Reels')
  expect(stdout).not.toContain('أضواء الشمال')
})
