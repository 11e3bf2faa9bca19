import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { DAY_MS } from '@ante/contract/kit/time.ts'
import { getSettings } from '@ante/contract/merchant/settings.ts'
import { getUserAgreement } from '@ante/contract/messaging/user-agreement.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { LiveReader } from '../../live/test/live-reader.ts'
import { cliOf } from '../../operator/test/cli-of.ts'
import { startGateway, startGatewayOn } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

const LOTUS = { host: 'lotus.localhost' }
/** A language that the demo's Lotus does not have. */
const NEW: Language = 'TR'

let gateway: TestGateway
let folder: string
let terms: string
beforeAll(async () => {
  gateway = await startGateway()
  folder = mkdtempSync(join(tmpdir(), 'ante-languages-'))
  terms = join(folder, 'terms.html')
  writeFileSync(terms, '# Who may play\n<p>Adults.</p>\n')
})
afterEach(() => {
  gateway.ports.clock.offsetMs = 0
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await gateway.stop()
})

const { runCommand, outputOf } = cliOf(() => gateway)

async function settingsIn(language: Language) {
  const answer = await gateway.call(getSettings, {}, { ...LOTUS, headers: { Language: language } })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
const offered = async () => (await settingsIn('EN')).languages

/** Returns the locales of the page and of the manifest that a browser with this language gets. */
async function localesFor(acceptLanguage: string, cookie = '') {
  const headers = { accept: 'text/html', 'accept-language': acceptLanguage, cookie }
  const page = await (await gateway.fetch('/m/home', { headers }, LOTUS.host)).text()
  const manifest = await (await gateway.fetch('/manifest.webmanifest', { headers }, LOTUS.host)).json()
  return [/<html[^>]* lang="([^"]+)"/.exec(page)?.[1], (manifest as { lang: string }).lang]
}

test('a language without user agreement is refused with the command that adds it, and offered after that command', async () => {
  const before = await offered()
  const refused = await runCommand('merchants', 'update-languages', 'lotus', 'EN', 'TH', NEW)
  expect(refused).toMatchObject({ code: 1, stdout: '' })
  expect(refused.stderr).toContain(`No user agreement of lotus is in effect in ${NEW}.`)
  expect(refused.stderr).toContain(`agreement update lotus 2026-1 --language ${NEW} --file <path>`)
  expect(await offered()).toEqual(before)
  expect(await localesFor('tr')).toEqual(['en', 'en'])

  const page = new LiveReader(gateway, LOTUS)
  await page.opened
  await outputOf('agreement', 'update', 'lotus', '2026-1', '--language', NEW, '--file', terms)
  await outputOf('merchants', 'update-languages', 'lotus', NEW, 'EN', 'TH')
  await expect.poll(offered).toEqual([NEW, 'EN', 'TH'])
  await expect.poll(async () => page.dataOf('settings').at(-1)).toEqual({ version: (await settingsIn('EN')).version })
  expect(await localesFor('tr')).toEqual(['tr', 'tr'])
  page.disconnect()
})

test('a language that loses its agreement disappears from settings, pages and manifest; the default language stays', async () => {
  await outputOf('merchants', 'update-languages', 'lotus', 'EN', 'TH', 'AR')
  await expect.poll(offered).toEqual(['EN', 'TH', 'AR'])
  expect(await localesFor('th')).toEqual(['th', 'th'])

  await gateway.ports.db
    .updateTable('user_agreement')
    .set({ texts: JSON.stringify({ AR: [] }) })
    .where('merchant_code', '=', 'lotus')
    .execute()
  gateway.ports.bus.publish('merchant', 'lotus')

  await expect.poll(offered).toEqual(['EN', 'AR'])
  await expect.poll(() => localesFor('th')).toEqual(['en', 'en'])
  expect((await localesFor('th', 'language=TH'))[0]).toBe('en')
  expect((await settingsIn('TH')).licence.line, 'calls in that language are answered in the default one').toBe(
    (await settingsIn('EN')).licence.line,
  )
  expect(await outputOf('merchants', 'list', 'lotus')).toMatchObject([
    { languages: ['EN', 'TH', 'AR'], hidden: ['TH'] },
  ])

  const events: { event?: string; missing?: string[]; shown?: string[] }[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void events.push(JSON.parse(line)) })
  const restarted = await startGatewayOn(gateway.databaseUrl, {}, log)
  await restarted.stop()
  expect(events).toContainEqual(
    expect.objectContaining({
      event: 'merchant.agreement_missing',
      merchantCode: 'lotus',
      missing: ['EN', 'TH'],
      shown: ['EN'],
    }),
  )

  const without = await runCommand('merchants', 'update-languages', 'lotus', 'EN', 'AR')
  expect(without).toMatchObject({ code: 1, stderr: expect.stringContaining('is in effect in EN.') })
})

test('a language with a scheduled agreement is offered from that day, without another change', async () => {
  const inDays = (days: number) => new Date(gateway.ports.clock.now().getTime() + days * DAY_MS)
  const { db } = gateway.ports
  const textLanguage = (...codes: Language[]) => JSON.stringify(Object.fromEntries(codes.map((code) => [code, []])))
  await db.deleteFrom('user_agreement').where('merchant_code', '=', 'lotus').execute()
  const version = (name: string, effective_at: Date, texts: string) =>
    db.insertInto('user_agreement').values({ merchant_code: 'lotus', version: name, effective_at, texts }).execute()
  await version('1', inDays(-1), textLanguage('EN'))
  await version('2', inDays(2), textLanguage('EN', 'TH'))
  gateway.ports.bus.publish('merchant', 'lotus')
  await expect.poll(offered).toEqual(['EN'])
  const { version: before } = await settingsIn('EN')

  gateway.ports.clock.offsetMs += 3 * DAY_MS
  expect(await offered()).toEqual(['EN', 'TH'])
  expect((await settingsIn('EN')).version).not.toBe(before)
})

test.each([
  [['merchants', 'update-languages', 'aurora'], 2, "argument 'language'"],
  [['merchants', 'update-languages', 'aurora', 'EN', 'XX'], 1, 'There is no language XX'],
  [['merchants', 'update-languages', 'aurora', 'TH'], 1, 'The default language EN must be among them'],
])('%j exits with %i and a helpful sentence', async (argv, code, message) => {
  expect(await runCommand(...argv)).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(message) })
})

test('the default language can be changed together with the languages', async () => {
  await outputOf('merchants', 'update-languages', 'aurora', 'TH', 'AR', '--default', 'TH')
  const answer = async () => {
    const settings = await gateway.call(getSettings, {}, { headers: { Language: 'FR' } })
    return settings.ok ? settings.value : null
  }
  await expect.poll(answer).toMatchObject({ languages: ['TH', 'AR'], defaultLanguage: 'TH' })
  expect(await gateway.call(getUserAgreement, {}, { headers: { Language: 'FR' } })).toMatchObject({
    value: { agreement: { language: 'TH' } },
  })
})
