import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { cliOf } from './test/cli-of.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const { runCommand, outputOf } = cliOf(() => gateway)

const folder = mkdtempSync(join(tmpdir(), 'ante-terms-'))
function termsFile(name: string): string {
  const file = join(folder, name)
  writeFileSync(file, `# ${name}\n<p>Text</p>\n`)
  return file
}

const bonus = ['--percent', '10', '--wagering', '3', '--title']
const rules = ['--type', 'SIGNUP', '--rules', '{"amount":"5"}', '--title']
const later = ['--from', '2099-01-01 00:00', '--file']

test.each([
  ['contacts', ['TELEGRAM', '42'], ['--link', 'https://t.me/a', '--title', 'One'], ['--title', 'Two']],
  ['announcements', ['new-one'], ['--type', 'PL', '--title', 'One'], ['--title', 'Two']],
  ['banners', ['new-two'], ['--picture', '/pictures/a.webp', '--title', 'One'], ['--title', 'Two']],
  ['help-center', ['new-three'], ['--title', 'One', '--content', 'Text'], ['--title', 'Two']],
  ['agreement', ['2099-9'], [...later, termsFile('one')], ['--file', termsFile('two')]],
  ['mail', ['new-four'], ['--title', 'One', '--content', 'Text'], ['--title', 'Two']],
  ['bonuses', ['new-five'], [...bonus, 'One'], ['--title', 'Two']],
  ['promotions', ['new-six'], [...rules, 'One'], ['--title', 'Two']],
  ['banks', ['NEW_SEVEN', 'bank', '10'], ['One'], ['Two']],
])('%s: create adds what is new only, and update changes what exists only', async (subject, key, first, second) => {
  const [create, update] = ['create', 'update'].map((action) => [subject, action, 'aurora', ...key])
  const missing = await runCommand(...(update ?? []), ...first, '--json')
  expect(missing).toMatchObject({ code: 1, stdout: '' })
  expect(JSON.parse(missing.stderr)).toMatchObject({ code: 'not_found' })

  expect(await outputOf(...(create ?? []), ...first)).toMatchObject({ changed: true, before: null })
  expect(await outputOf(...(create ?? []), ...first)).toMatchObject({ changed: false })
  const present = await runCommand(...(create ?? []), ...second, '--json')
  expect(present).toMatchObject({ code: 1, stdout: '' })
  expect(JSON.parse(present.stderr)).toMatchObject({
    code: 'already_exists',
    message: expect.stringContaining(`ante ${subject} update`),
  })

  expect(await outputOf(...(update ?? []), ...second)).toMatchObject({ changed: true })
  expect(await outputOf(...(update ?? []), ...second)).toMatchObject({ changed: false })
})
