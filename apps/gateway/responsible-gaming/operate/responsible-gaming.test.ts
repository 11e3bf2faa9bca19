import { getResponsibleGaming } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import { login } from '@ante/contract/identity/session.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { signedIn } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { cliOf } from '../../operator/test/cli-of.ts'

let gateway: TestGateway
const { runCommand, outputOf } = cliOf(() => gateway)
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const responsibleGamingOf = (token: string) => gateway.call(getResponsibleGaming, {}, { token })

test('a merchant configures limits and exclusions, and the page is refused if all are disabled', async () => {
  const { token } = await signedIn(gateway)
  expect(await outputOf('responsible-gaming', 'list', 'aurora')).toMatchObject([
    { enabled: 'on', realityCheck: '60 minutes', delay: '24 hours' },
  ])
  expect(
    await outputOf('responsible-gaming', 'update', 'aurora', '--reality-check', '30', '--exclusions', '1y,ever'),
  ).toMatchObject({
    changed: true,
    after: { realityCheck: '30 minutes', exclusions: '1y,ever' },
  })
  expect(await responsibleGamingOf(token)).toMatchObject({ value: { realityMinutes: 30, exclusions: ['1y', 'ever'] } })
  await outputOf('responsible-gaming', 'update', 'aurora', '--enabled', 'off')
  expect(await responsibleGamingOf(token)).toMatchObject({ code: 'function.not.available' })
  await outputOf('responsible-gaming', 'update', 'aurora', '--enabled', 'on')
})

test('an operator excludes a member immediately, and corrects a mistake with a reason', async () => {
  const { memberId, token } = await signedIn(gateway, '10.00')
  const row = gateway.ports.db.selectFrom('member').select('account').where('id', '=', memberId)
  const { account } = await row.executeTakeFirstOrThrow()
  expect(await outputOf('responsible-gaming', 'exclude', 'aurora', account, '5y')).toMatchObject({
    changed: true,
    after: '5y',
  })
  expect(await responsibleGamingOf(token)).toMatchObject({ code: 'login.not.session' })
  const credentials = { type: 'username', username: account, password: 'Secret2026' } as const
  const back = await gateway.call(login, credentials)
  const again = back.ok ? back.value.token : ''
  expect(await responsibleGamingOf(again)).toMatchObject({ value: { exclusion: { kind: 'exclusion' } } })

  const because = 'It was meant for the account of another player.'
  expect(await runCommand('responsible-gaming', 'revert', 'aurora', account)).toMatchObject({ code: 2 })
  expect(await outputOf('responsible-gaming', 'revert', 'aurora', account, '--reason', because)).toMatchObject({
    before: { reason: because },
  })
  expect(await responsibleGamingOf(again)).toMatchObject({ value: { exclusion: null } })
  const written = await gateway.ports.db
    .selectFrom('audit_entry')
    .select(['action', 'object'])
    .where('object', '=', account)
    .orderBy('id')
    .execute()
  expect(written.map(({ action }) => action)).toEqual(['responsible-gaming exclude', 'responsible-gaming revert'])
})

test.each([
  [['responsible-gaming', 'update', 'aurora'], 2, 'at least one option'],
  [['responsible-gaming', 'update', 'aurora', '--delay', '12'], 1, 'from 24 to 720'],
  [['responsible-gaming', 'update', 'aurora', '--time-outs', '2d'], 1, 'Invalid length'],
  [['responsible-gaming', 'exclude', 'aurora', 'player01', '2y'], 1, 'Invalid length'],
  [['responsible-gaming', 'exclude', 'aurora', 'nobody-here', '1y'], 1, 'has no member'],
])('%j exits with %i and a helpful sentence', async (argv, code, message) => {
  expect(await runCommand(...argv)).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(message) })
})
