import { afterAll, beforeAll, expect, test } from 'vitest'

import { lineMember, problemsOf } from '../teams/test/team.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { cliOf } from '../../operator/test/cli-of.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  const root = await lineMember(gateway, '0.00', { type: 2, account: 'place-root' })
  const agent = await lineMember(gateway, '10.00', { type: 1, above: root, account: 'place-one' })
  await lineMember(gateway, '20.00', { type: 1, above: root, account: 'place-two' })
  await lineMember(gateway, '5.00', { above: agent, account: 'place-player' })
  await lineMember(gateway, '0.00', { type: 40, account: 'place-twin' })
})
afterAll(() => gateway.stop())

const { runCommand, outputOf } = cliOf(() => gateway)

test('a player becomes an agent and a player again, each once, and a dry run changes nothing', async () => {
  const command = ['agents', 'promote', 'aurora', 'PLACE-player']
  const planned = { changed: false, before: { type: 0 }, after: { type: 1 } }
  expect(await outputOf(...command, '--dry-run')).toMatchObject(planned)
  expect(await outputOf(...command, '--dry-run')).toMatchObject(planned)
  expect(await outputOf(...command)).toMatchObject({ ...planned, changed: true })
  expect(await outputOf(...command)).toMatchObject({ changed: false, after: { type: 1 } })
  expect(await outputOf('agents', 'demote', 'aurora', 'place-player')).toMatchObject({
    changed: true,
    after: { type: 0 },
  })
  const mails = await gateway.ports.db
    .selectFrom('mail')
    .innerJoin('member', 'member.id', 'mail.member_id')
    .select('template')
    .where('account', '=', 'place-player')
    .where('template', 'in', ['agent.promoted', 'agent.demoted'])
    .orderBy('mail.id')
    .execute()
  expect(mails).toEqual([{ template: 'agent.promoted' }, { template: 'agent.demoted' }])
})

test('the team and its sums move with the member, to another upline and back', async () => {
  const move = (account: string, to: string) => outputOf('agents', 'move', 'aurora', account, '--upline', to)
  const before = await problemsOf(gateway)
  expect(before).toEqual([])
  expect(await move('place-one', 'place-two')).toMatchObject({
    changed: true,
    before: { upline: 'place-root' },
    after: { upline: 'place-two' },
  })
  expect(await move('place-one', 'place-two')).toMatchObject({ changed: false })
  expect(await problemsOf(gateway)).toEqual([])
  expect(await move('place-one', 'none')).toMatchObject({ after: { upline: null } })
  expect(await move('place-one', 'place-root')).toMatchObject({ after: { upline: 'place-root' } })
  expect(await problemsOf(gateway)).toEqual([])
  const changes = await gateway.ports.db
    .selectFrom('agent_change')
    .innerJoin('member', 'member.id', 'agent_change.member_id')
    .select(['kind', 'by_member_id'])
    .where('account', '=', 'place-one')
    .execute()
  expect(changes).toEqual(Array.from({ length: 3 }, () => ({ kind: 'moved', by_member_id: null })))
})

test.each([
  [['promote', 'aurora', 'place-root'], 1, 'is not a player'],
  [['promote', 'aurora', 'nobody-at-all'], 1, 'has no member nobody-at-all'],
  [['promote', 'lotus', 'place-player'], 1, 'has no member place-player'],
  [['demote', 'aurora', 'place-one'], 1, 'has downline members'],
  [['demote', 'aurora', 'place-root'], 1, 'is not an agent of type 1'],
  [['move', 'aurora', 'place-root', '--upline', 'place-one'], 1, 'is the root of a line'],
  [['move', 'aurora', 'place-one', '--upline', 'place-one'], 1, 'into its own team'],
  [['move', 'aurora', 'place-one', '--upline', 'place-player'], 1, 'must be an agent'],
  [['move', 'aurora', 'place-player', '--upline', 'tester41'], 1, 'internal and real accounts'],
  [['move', 'aurora', 'place-player', '--upline', 'nobody-at-all'], 1, 'has no member nobody-at-all'],
  [['move', 'aurora', 'place-player'], 2, 'requires --upline'],
])('agents %j exits with %i and a helpful sentence', async (argv, code, message) => {
  expect(await runCommand('agents', ...argv)).toMatchObject({ code, stderr: expect.stringContaining(message) })
})
