import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { getPromotion, joinPromotion, usePromoCode } from '@ante/contract/promotions/promotions.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { signedIn } from '../../../test/members.ts'
import { startGateway } from '../../../test/start-gateway.ts'
import type { TestGateway } from '../../../test/start-gateway.ts'
import { cliOf } from '../../../operator/test/cli-of.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const { runCommand, outputOf } = cliOf(() => gateway)

const seen = async (promotionId: string, language = 'EN') => {
  const answer = await gateway.call(getPromotion, { promotionId }, { headers: { Language: language } })
  return answer.ok ? answer.value : answer.code
}

test('a new promotion is a draft until it is opened; then members see it and later changes', async () => {
  const rules = '{"amount":"12.50"}'
  await outputOf(
    'promotions',
    'create',
    'aurora',
    'gift',
    '--type',
    'PROMOCODE',
    '--rules',
    rules,
    '--title',
    'A gift',
    '--wagering',
    '3',
  )
  expect(await seen('gift')).toBe('promotion.not.found')
  await outputOf('promotions', 'open', 'aurora', 'gift')
  const first = await seen('gift')
  expect(first).toMatchObject({
    title: 'A gift',
    status: 'open',
    multiple: '3',
    gift: { kind: 'amount', amount: '12.50' },
  })
  const file = join(await mkdtemp(join(tmpdir(), 'rules-')), 'gift.json')
  await writeFile(file, '{"amount":"20"}')
  await outputOf(
    'promotions',
    'update',
    'aurora',
    'gift',
    '--rules',
    file,
    '--language',
    'AR',
    '--title',
    'هدية',
    '--until',
    '+2d',
  )
  const second = await seen('gift', 'AR')
  expect(second).toMatchObject({ title: 'هدية', gift: { amount: '20' } })
  expect(second).not.toMatchObject({ version: (first as { version: string }).version })
  await outputOf('promotions', 'close', 'aurora', 'gift')
  expect(await seen('gift')).toMatchObject({ status: 'closed', action: 'none' })
  const { stdout } = await runCommand('promotions', 'list', 'aurora', '--json')
  expect(JSON.parse(stdout)).toEqual(
    expect.arrayContaining([expect.objectContaining({ promotion: 'gift', state: 'closed', issued: '0: 0.00 PHP' })]),
  )
})

test('quota and budget cannot be lower than the granted rewards', async () => {
  const rules = ['--type', 'SIGNUP', '--rules', '{"amount":"10"}', '--title', 'Ten']
  await outputOf('promotions', 'create', 'aurora', 'tens', ...rules)
  await outputOf('promotions', 'open', 'aurora', 'tens')
  for (const member of [await signedIn(gateway), await signedIn(gateway)])
    await gateway.call(joinPromotion, { promotionId: 'tens' }, member)
  const less = [await runCommand('promotions', 'update', 'aurora', 'tens', '--quota', '1')]
  less.push(await runCommand('promotions', 'update', 'aurora', 'tens', '--budget', '19.99'))
  expect(less.map(({ stderr }) => stderr)).toEqual([
    expect.stringContaining('2 rewards are already issued'),
    expect.stringContaining('20.00 is already issued'),
  ])
  await outputOf('promotions', 'update', 'aurora', 'tens', '--quota', '2', '--budget', '20')
  const third = await gateway.call(joinPromotion, { promotionId: 'tens' }, await signedIn(gateway))
  expect(third).toMatchObject({ ok: false, code: 'promotion.exhausted' })
})

test('codes are added by name or generated, and can be used', async () => {
  await outputOf(
    'promotions',
    'create',
    'aurora',
    'coded',
    '--type',
    'PROMOCODE',
    '--rules',
    '{"amount":"5"}',
    '--title',
    'Coded',
  )
  await outputOf('promotions', 'open', 'aurora', 'coded')
  await outputOf('promotions', 'create-codes', 'aurora', 'coded', 'summer26', '--quota', '1')
  const made = (await outputOf('promotions', 'create-codes', 'aurora', 'coded', '--generate', '3', '--quota', '1'))
    .after as {
    codes: string[]
  }
  expect(new Set(made.codes).size).toBe(3)
  const use = async (code: string) => gateway.call(usePromoCode, { code }, await signedIn(gateway))
  expect(await use('SUMMER26')).toMatchObject({ ok: true })
  expect(await use('SUMMER26')).toMatchObject({ code: 'promo.code.exhausted' })
  expect(await use(made.codes[0] ?? '')).toMatchObject({ ok: true })
  const { stdout } = await runCommand('promotions', 'list-codes', 'aurora', 'coded')
  expect(stdout).toContain('SUMMER26')
  const another = await runCommand('promotions', 'create-codes', 'aurora', 'secret-word', 'SUMMER26')
  expect(another.stderr).toContain('SUMMER26 is a code of another promotion.')
})

test.each([
  [['create', 'aurora', 'bad', '--type', 'RESCUE', '--title', 'x'], /There is no type RESCUE\./],
  [['create', 'aurora', 'bad', '--title', 'x'], /Add --type/],
  [['create', 'aurora', 'Bad!', '--title', 'x'], /Invalid code/],
  [
    ['create', 'aurora', 'bad', '--type', 'SIGNUP', '--title', 'x', '--rules', '{"amount":"0"}'],
    /Invalid rules of SIGNUP: amount/,
  ],
  [
    ['create', 'aurora', 'bad', '--type', 'SIGNUP', '--title', 'x', '--rules', '{"amount":"5","bonus":"5"}'],
    /Invalid rules of SIGNUP: bonus/,
  ],
  [['create', 'aurora', 'bad', '--type', 'SIGNUP', '--title', 'x', '--rules', '{amount:5}'], /not valid JSON/],
  [['create', 'aurora', 'bad', '--type', 'SIGNUP', '--title', 'x', '--rules', '/nowhere.json'], /Cannot read/],
  [
    ['create', 'aurora', 'bad', '--type', 'FIRST_DEPOSIT', '--title', 'x', '--rules', '{"bonus":"every-day"}'],
    /is for deposit any, and FIRST_DEPOSIT is for 1/,
  ],
  [
    ['create', 'aurora', 'bad', '--type', 'DEPOSIT', '--title', 'x', '--rules', '{"bonus":"nothing"}'],
    /has no deposit bonus nothing/,
  ],
  [['create', 'aurora', 'bad', '--type', 'SIGNUP', '--rules', '{"amount":"5"}'], /Add a --title/],
  [
    [
      'create',
      'aurora',
      'bad',
      '--type',
      'SIGNUP',
      '--title',
      'x',
      '--rules',
      '{"amount":"5"}',
      '--audience',
      'vip:11',
    ],
    /Invalid audience/,
  ],
  [['update', 'aurora', 'join-in', '--type', 'MANUAL'], /has type SIGNUP, which cannot be changed/],
  [['update', 'aurora', 'join-in', '--from', '+2d', '--until', '+1d'], /must be later than --from/],
  [['update', 'aurora', 'join-in', '--quota', '0'], /Invalid --quota/],
  [['update', 'aurora', 'join-in', '--picture', 'javascript:alert(1)'], /Invalid picture/],
  [['update', 'aurora', 'join-in'], /Add at least one option/],
  [['open', 'aurora', 'join-im'], /has no promotion join-im\. Did you mean join-in/],
  [['create-codes', 'aurora', 'join-in', 'ABCD'], /has type SIGNUP: only promotions of type PROMOCODE/],
  [['approve', '4711'], /There is no application 4711/],
  [['reject', '4711'], /Add a --reason/],
  [['evaluate', 'aurora', 'gift'], /gift is closed: only open promotions/],
] as const)('promotions %j reports the error and changes nothing', async (message, sentence) => {
  const changesOf = () => gateway.ports.db.selectFrom('audit_entry').select('id').where('result', '=', 'done').execute()
  const before = await changesOf()
  const { code, stderr } = await runCommand('promotions', ...message)
  expect([code === 0, stderr]).toEqual([false, expect.stringMatching(sentence)])
  expect(await changesOf()).toEqual(before)
})
