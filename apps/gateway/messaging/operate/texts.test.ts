import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { listAnnouncements } from '@ante/contract/messaging/announcements.ts'
import { listHelp } from '@ante/contract/messaging/help.ts'
import { getUserAgreement } from '@ante/contract/messaging/user-agreement.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { LiveReader } from '../../live/test/live-reader.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { ante } from '../../operator/test/ante.ts'
import { cliOf } from '../../operator/test/cli-of.ts'

let gateway: TestGateway
let directory: string
beforeAll(async () => {
  gateway = await startGateway()
  directory = mkdtempSync(join(tmpdir(), 'ante-texts-'))
})
afterAll(async () => {
  rmSync(directory, { recursive: true })
  await gateway.stop()
})

const { runCommand, outputOf } = cliOf(() => gateway)

function file(name: string, text: string | Uint8Array): string {
  const path = join(directory, name)
  writeFileSync(path, text)
  return path
}

const helpIn = async (lang: Language) => {
  const answer = await gateway.call(listHelp, { lang })
  return answer.ok ? answer.value.list : []
}
const answered = async (key: string, lang: Language = 'EN') =>
  (await helpIn(lang)).find((candidate) => candidate.key === key)
const agreed = async (lang: Language = 'EN') => {
  const answer = await gateway.call(getUserAgreement, { lang })
  return answer.ok ? answer.value.agreement : null
}

describe('an answer of the help center', () => {
  test('is written from a file, language by language, and open pages are notified', async () => {
    const page = new LiveReader(gateway)
    await page.opened
    const versions = () => new Set(page.dataOf('settings').map((item) => JSON.stringify(item))).size
    await outputOf(
      'help-center',
      'create',
      'aurora',
      'bonus',
      '--title',
      'A bonus?',
      '--file',
      file('en.html', '<p>Soon.</p>\n'),
    )
    await expect.poll(versions).toBe(2)
    await outputOf(
      'help-center',
      'update',
      'aurora',
      'bonus',
      '--language',
      'ar',
      '--title',
      'مكافأة؟',
      '--content',
      '<p>قريبا</p>',
    )
    await expect.poll(versions).toBe(3)

    expect((await helpIn('EN')).at(-1), 'a new one stands last').toMatchObject({ key: 'bonus', title: 'A bonus?' })
    expect(await answered('bonus')).toMatchObject({ content: '<p>Soon.</p>', language: 'EN' })
    expect(await answered('bonus', 'AR')).toMatchObject({ title: 'مكافأة؟', language: 'AR' })
    expect(await outputOf('help-center', 'create', 'aurora', 'bonus', '--title', 'A bonus?')).toMatchObject({
      changed: false,
    })

    await outputOf('help-center', 'update', 'aurora', 'bonus', '--position', '-1')
    expect((await helpIn('EN'))[0]).toMatchObject({ key: 'bonus', content: '<p>Soon.</p>' })
    expect(await outputOf('help-center', 'list', 'aurora')).toContainEqual(
      expect.objectContaining({ key: 'bonus', position: -1, languages: ['AR', 'EN'] }),
    )
    page.disconnect()
  })

  test('is removed completely or in one language, and a repeat is not an error', async () => {
    await outputOf('help-center', 'create', 'aurora', 'gone', '--title', 'Gone?', '--content', 'Yes')
    await outputOf('help-center', 'update', 'aurora', 'gone', '--title', 'هل؟', '--content', 'نعم', '--language', 'AR')
    await outputOf('help-center', 'delete', 'aurora', 'gone', '--language', 'AR')
    expect(await answered('gone', 'AR')).toMatchObject({ language: 'EN' })
    expect(await outputOf('help-center', 'delete', 'aurora', 'gone')).toMatchObject({ changed: true, after: null })
    expect(await outputOf('help-center', 'delete', 'aurora', 'gone')).toMatchObject({ changed: false })
    expect(await answered('gone')).toBeUndefined()
  })

  test('is read from standard input as well', async () => {
    const environment = { DATABASE_URL: gateway.databaseUrl }
    const command = ['help-center', 'create', 'aurora', 'piped', '--title', 'Piped?', '--file', '-']
    expect(await ante({ ...environment, input: '<p>Through it.</p>' }, ...command)).toMatchObject({
      code: 0,
      stderr: '',
    })
    expect(await answered('piped')).toMatchObject({ content: '<p>Through it.</p>' })
  })
})

describe('the terms', () => {
  const terms = (name: string) =>
    file(`${name}.txt`, `# Who may play\n<p>${name}</p>\n\n# Money\n<p>It is yours.</p>\n`)

  test('are a version that becomes effective on its day, in each language', async () => {
    const former = (await agreed())?.version
    await outputOf('agreement', 'create', 'aurora', '2099-1', '--file', terms('later'), '--from', '2099-01-01 00:00')
    expect((await agreed())?.version).toBe(former)
    expect(await outputOf('agreement', 'list', 'aurora')).toMatchObject([
      { version: '2099-1', state: 'scheduled' },
      { version: former, state: 'effective' },
    ])

    await outputOf('agreement', 'create', 'aurora', 'now-1', '--file', terms('now'))
    await outputOf('agreement', 'update', 'aurora', 'now-1', '--file', terms('الآن'), '--language', 'AR')
    expect(await agreed()).toMatchObject({
      version: 'now-1',
      sections: [
        { title: 'Who may play', body: [{ tag: 'p', children: ['now'] }] },
        { title: 'Money', body: [{ tag: 'p', children: ['It is yours.'] }] },
      ],
    })
    expect(await agreed('AR')).toMatchObject({ language: 'AR', version: 'now-1' })
  })

  test('leave the former version in force in languages that they lack, with a warning', async () => {
    await outputOf('agreement', 'create', 'lotus', 'both', '--file', terms('both'))
    await outputOf('agreement', 'update', 'lotus', 'both', '--file', terms('ทั้งสอง'), '--language', 'TH')
    const { warnings } = await outputOf('agreement', 'create', 'lotus', 'newer', '--file', terms('newer'))
    expect(warnings).toEqual([expect.stringContaining('newer has no text in TH, CN, ')])
    const inForce = async (lang: Language) => {
      const answer = await gateway.call(getUserAgreement, { lang }, { host: 'lotus.localhost' })
      return answer.ok ? answer.value.agreement : null
    }
    expect(await inForce('EN')).toMatchObject({ version: 'newer', language: 'EN' })
    expect(await inForce('TH')).toMatchObject({ version: 'both', language: 'TH' })
    expect(await inForce('RU')).toMatchObject({ version: '2026-1', language: 'RU' })
    expect(await outputOf('agreement', 'list', 'lotus')).toMatchObject([
      { version: 'newer', state: 'effective', inForce: ['EN'] },
      { version: 'both', state: 'effective', inForce: ['TH'] },
      { version: '2026-1', state: 'effective', inForce: expect.not.arrayContaining(['EN', 'TH']) },
    ])
    expect(
      await outputOf('agreement', 'update', 'lotus', 'newer', '--file', terms('ใหม่'), '--language', 'TH'),
    ).toMatchObject({
      warnings: [expect.not.stringContaining('TH,')],
    })
    expect(await inForce('TH')).toMatchObject({ version: 'newer', language: 'TH' })
  })

  test('cannot be removed once effective, but can be before', async () => {
    await outputOf('agreement', 'create', 'aurora', 'counting', '--file', terms('counting'))
    expect(await runCommand('agreement', 'delete', 'aurora', 'counting')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('members have agreed'),
    })
    const moved = await runCommand('agreement', 'update', 'aurora', 'counting', '--from', '2099-01-01 00:00')
    expect(moved).toMatchObject({ code: 1, stderr: expect.stringContaining('in effect since') })

    await outputOf('agreement', 'create', 'aurora', '2098-1', '--file', terms('to come'), '--from', '2098-01-01 00:00')
    expect(await outputOf('agreement', 'delete', 'aurora', '2098-1')).toMatchObject({ changed: true, after: null })
    expect(await outputOf('agreement', 'delete', 'aurora', '2098-1')).toMatchObject({ changed: false })
  })
})

test.each([
  [['help-center', 'create', 'aurora', 'New Key', '--title', 'x', '--content', 'x'], 2, 'Invalid key'],
  [['help-center', 'create', 'aurora', 'fresh', '--content', 'x'], 2, 'Add a --title in EN'],
  [['help-center', 'create', 'aurora', 'fresh', '--title', 'x'], 2, '--content or --file'],
  [
    ['help-center', 'create', 'aurora', 'fresh', '--title', 'x', '--content', 'x', '--file', 'y'],
    2,
    '--content or --file',
  ],
  [
    ['help-center', 'create', 'aurora', 'fresh', '--title', 'x', '--file', '/nonexistent'],
    1,
    'Cannot read /nonexistent',
  ],
  [
    ['help-center', 'create', 'lotus', 'fresh', '--title', 'x', '--content', 'x', '--language', 'XX'],
    1,
    'There is no language XX',
  ],
  [['agreement', 'create', 'aurora', '2027-1'], 2, 'requires --file'],
  [['agreement', 'create', 'aurora', '2027 1', '--file', 'x'], 2, 'Invalid version'],
])('%j exits with %i and a helpful sentence', async (argv, code, message) => {
  expect(await runCommand(...argv)).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(message) })
})

test.each([
  ['empty', '', 'is empty'],
  ['in Latin-1', Uint8Array.from([0x63, 0x61, 0x66, 0xe9]), 'not UTF-8 text'],
  ['without a title', 'Just words', 'must begin with'],
  ['without text in a section', '# One\n# Two\nwords', 'is empty'],
])('terms from a file that is %s are refused', async (name, text, message) => {
  const received = await runCommand('agreement', 'create', 'aurora', '2027-1', '--file', file(name, text))
  expect(received).toMatchObject({ code: 1, stderr: expect.stringContaining(message) })
})

test('an announcement of a promotion is published by command, and listed only among promotions', async () => {
  await outputOf(
    'announcements',
    'create',
    'aurora',
    'weekend',
    '--type',
    'PR',
    '--title',
    'Weekend',
    '--content',
    '<p>x</p>',
  )

  const answer = await gateway.call(listAnnouncements, { types: 'PR,PL', groupName: 'm_home' })
  if (!answer.ok) throw new Error(answer.code)
  expect(answer.value.promotion).toContainEqual(expect.objectContaining({ title: 'Weekend' }))
  expect(answer.value.player).not.toContainEqual(expect.objectContaining({ title: 'Weekend' }))
})
