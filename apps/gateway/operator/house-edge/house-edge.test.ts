import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeTestMember } from '../../test/make-test-member.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { cliOf } from '../test/cli-of.ts'

let gateway: TestGateway
const { runCommand, outputOf } = cliOf(() => gateway)
beforeAll(async () => {
  gateway = await startGateway()
  await makeTestMember(gateway, '0.00', { account: 'topagent', type: 2 })
})
afterAll(() => gateway.stop())

const changesOf = (command: string) =>
  gateway.ports.db.selectFrom('audit_entry').select(['warnings']).where('action', '=', command).execute()

test.each([
  ['rebates update-rate', ['aurora', 'RNG', '2.5'], 'RNG would pay up to'],
  ['rebates update-top-rate', ['aurora', 'SPORTS', '6'], 'SPORTS would pay up to'],
  ['vip update-rate', ['aurora', '10', 'LIVE', '4'], 'LIVE would pay up to'],
  ['contracts offer', ['aurora', 'topagent', 'daily_salary', 'CONS', '--tiers', '1000:0:5%'], 'would pay up to'],
  [
    'promotions create',
    ['aurora', 'friends', '--type', 'REFERRAL', '--title', 'Friends', '--rules', '{"play":{"percent":"3"}}'],
    'referral 3.1 %',
  ],
  ['vip update', ['aurora', '1', '--upgrade-bonus', '500'], 'VIP 5.'],
])('%s %j exceeds the house edge: it is refused, or done with a stored warning', async (command, message, sentence) => {
  const argv = [...command.split(' '), ...message]
  expect(await runCommand(...argv)).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(sentence) })
  expect(await changesOf(command)).toEqual([])
  const warnings = expect.arrayContaining([expect.stringContaining(sentence)])
  expect(await outputOf(...argv, '--accept-loss')).toMatchObject({ changed: true, warnings })
  expect(await changesOf(command)).toMatchObject([{ warnings }])
})

test('default salaries that exceed the house edge only together with other rates are set with a warning', async () => {
  await makeTestMember(gateway, '0.00', { account: 'secondtop', type: 2, merchantCode: 'lotus' })
  expect(await outputOf('contracts', 'offer', 'lotus', 'secondtop', 'daily_salary', 'CONS')).toMatchObject({
    changed: true,
    warnings: expect.arrayContaining([expect.stringContaining('salaries 1.2 %')]),
  })
})

test('a change that reduces a loss is never refused', async () => {
  await outputOf('rebates', 'update-rate', 'lotus', 'RNG', '9', '--accept-loss')
  expect(await outputOf('rebates', 'update-rate', 'lotus', 'RNG', '8')).toMatchObject({ changed: true })
})

test('a contribution of a game above its house edge is refused', async () => {
  const { vendor, game_id: game } = await gateway.ports.db
    .selectFrom('game')
    .select(['vendor', 'game_id'])
    .where('category', '=', 'PVP')
    .where('edge_hundredths', 'is', null)
    .where('active', '=', true)
    .orderBy('node_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const refused = await runCommand('turnover', 'update-game', 'aurora', vendor, game, '100')
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('PVP would pay up to') })
  expect(await outputOf('turnover', 'update-game', 'aurora', vendor, game, '0')).toMatchObject({
    before: 'default',
    after: '0',
  })
  expect(await outputOf('turnover', 'update-game', 'aurora', vendor, game, 'default')).toMatchObject({
    before: '0',
    after: 'default',
  })
})

test.each([
  [
    'bonuses create',
    ['aurora', 'half', '--percent', '50', '--wagering', '3', '--title', 'Half'],
    'This bonus pays 50.00 PHP',
  ],
  [
    'promotions create',
    ['aurora', 'rescue-all', '--type', 'SAVIOR', '--title', 'x', '--rules', '{"percent":"20","minimumLoss":"10"}'],
    'The reward for a loss of 100.00 pays 20.00 PHP',
  ],
  [
    'promotions create',
    [
      'aurora',
      'wins',
      '--type',
      'MISSION',
      '--title',
      'x',
      '--rules',
      '{"missions":[{"id":"a","target":"wins","count":3,"reward":"5"}]}',
    ],
    'Mission a pays 5.00 PHP and requires 0.00 PHP of wagering',
  ],
])('%s %j grants more than its wagering costs, with a warning', async (command, message, sentence) => {
  expect(await outputOf(...command.split(' '), ...message)).toMatchObject({
    warnings: [expect.stringContaining(sentence)],
  })
})

test('the reward of a turnover mission counts as a rate: its share of the target', async () => {
  const rules = '{"missions":[{"id":"a","target":"betVolume","amount":"1000","reward":"50"}]}'
  const argv = ['promotions', 'create', 'aurora', 'spins', '--type', 'MISSION', '--title', 'x', '--rules', rules]
  expect(await runCommand(...argv)).toMatchObject({ code: 1, stderr: expect.stringContaining('missions 5.376 %') })
  const sentence = 'Mission a pays 50.00 PHP and requires 1000.00 PHP of wagering, which costs a player 22.00 PHP'
  expect(await outputOf(...argv, '--accept-loss')).toMatchObject({
    warnings: expect.arrayContaining([expect.stringContaining(sentence)]),
  })
})

test('a bonus whose wagering costs more than it grants causes no warning', async () => {
  const output = await outputOf(
    'bonuses',
    'create',
    'aurora',
    'slow',
    '--percent',
    '10',
    '--wagering',
    '12',
    '--title',
    'Slow',
  )
  expect(output).not.toHaveProperty('warnings')
  const { stdout } = await runCommand('bonuses', 'update', 'aurora', 'slow', '--wagering', '2')
  expect(stdout).toContain('Warning: This bonus pays 10.00 PHP')
})
