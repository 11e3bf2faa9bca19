import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { balanceOfAccount, mainAccountOf, merchantAccount, postTransfer } from '../public.ts'
import { cliOf } from '../../operator/test/cli-of.ts'

let gateway: TestGateway
let studio: bigint
const { runCommand, outputOf } = cliOf(() => gateway)
beforeAll(async () => {
  gateway = await startGateway()
  studio = await merchantAccount(gateway.ports.db, { merchantCode: 'aurora', currency: 'PHP', kind: 'house' })
})
afterAll(() => gateway.stop())

/** Creates a member who was debited these amounts at these times. */
async function payer(account: string, taken: [at: string, amount: string][]): Promise<bigint> {
  const { db } = gateway.ports
  const debit = await mainAccountOf(db, await makeTestMember(gateway, '100.00', { account }))
  for (const [at, amount] of taken) {
    await postTransfer(db, {
      key: `statement:${account}:${at}`,
      code: 8222,
      debit,
      credit: studio,
      amount: unitsOf(amount),
      reference: `=${account}`,
      at: new Date(at),
    })
  }
  return debit
}

test('a statement begins with the opening balance, lists each entry with its balance, and ends with the closing balance', async () => {
  await payer('states', [
    ['2096-03-01T15:59:59Z', '1.00'],
    ['2096-03-01T16:00:00Z', '2.50'],
    ['2096-03-03T15:59:59Z', '3.00'],
    ['2096-03-03T16:00:00Z', '4.00'],
  ])
  // In Manila both days begin eight hours earlier.
  const days = ['--from', '2096-03-02', '--until', '2096-03-03']
  const entries = await outputOf('ledger', 'show-statement', 'aurora/states', ...days)
  expect(entries).toMatchObject([
    { time: '2096-03-01T16:00:00.000Z', balance: '99.00', reference: 'opening balance' },
    { code: 8222, amount: '-2.50', balance: '96.50', reference: '=states' },
    { code: 8222, amount: '-3.00', balance: '93.50' },
    { time: '2096-03-03T16:00:00.000Z', balance: '93.50', reference: 'closing balance' },
  ])

  const { stdout } = await runCommand('ledger', 'show-statement', 'aurora/states', ...days, '--csv')
  const lines = stdout.split('\r\n')
  expect(lines[0]).toBe('Time,Code,Amount,Balance,Currency,Reference,Key')
  expect(lines[2]).toBe("2096-03-01T16:00:00.000Z,8222,-2.50,96.50,PHP,'=states,statement:states:2096-03-01T16:00:00Z")
  expect(lines).toHaveLength(5)
})

test('the merchant’s own accounts are listed with their balances, and have statements too', async () => {
  await payer('lends', [['2097-05-05T05:05:05Z', '7.00']])
  const accounts = (await outputOf('ledger', 'list', 'aurora')) as unknown as {
    id: string
    kind: string
    balance: string
  }[]
  const own = accounts.find(({ kind }) => kind === 'house')
  expect(own?.id).toBe(String(studio))
  const days = ['--from', '2097-05-05', '--until', '2097-05-05']
  const entries = (await outputOf('ledger', 'show-statement', String(studio), ...days)) as unknown as {
    balance: string
  }[]
  expect(entries).toMatchObject([{}, { amount: '7.00' }, {}])
  expect(`${entries.at(-1)?.balance} PHP`).toBe(own?.balance)
})

test.each([
  [['ledger', 'show-statement', 'aurora/nobody'], 1, 'There is no account aurora/nobody'],
  [['ledger', 'show-statement', '0'], 1, 'There is no account 0'],
  [['ledger', 'show-statement', 'aurora/states', '--from', '2026-02-31'], 2, 'Invalid time'],
  [
    ['ledger', 'show-statement', 'aurora/states', '--from', '2026-03-02', '--until', '2026-03-01'],
    2,
    'must be later than --from',
  ],
  [['ledger', 'verify', '--merchant', 'aurorra'], 1, 'Did you mean aurora?'],
])('%j exits with %i and a helpful message', async (argv, code, message) => {
  expect(await runCommand(...argv)).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(message) })
})

test('a member who owes reversed winnings is listed until the debt is paid', async () => {
  const { db, clock } = gateway.ports
  const own = await mainAccountOf(db, await makeTestMember(gateway, '10.00', { account: 'owing2' }))
  await sql`
    select take_back_or_owe(row ('game:x', 3206, ${own}::int8, ${studio}::int8, 250000, 'ANS:r-1')::posting, ${clock.now()})`.execute(
    db,
  )
  const shown = {
    merchant: 'aurora',
    member: 'owing2',
    reference: 'ANS:r-1',
    amount: '15.00 PHP',
    outstanding: '15.00 PHP',
  }
  expect(await outputOf('ledger', 'list-debts', 'aurora')).toMatchObject([shown])
  const input = {
    code: 8122,
    debit: studio,
    credit: own,
    amount: unitsOf('20.00'),
    reference: 'a gift',
    at: clock.now(),
  } as const
  await postTransfer(db, { key: 'gift:owing2', ...input })
  expect(await outputOf('ledger', 'list-debts', 'aurora')).toEqual([])
  expect(await balanceOfAccount(db, own)).toBe(unitsOf('5.00'))
})

test('a consistent ledger is reported as such, and a manipulated one makes the command exit with 1', async () => {
  expect(await outputOf('ledger', 'verify')).toMatchObject({ result: 'consistent', transfers: expect.any(Number) })
  await payer('cheats', [['2098-01-01T00:00:00Z', '5.00']])
  await sql
    .raw(
      `alter table transfer disable trigger user; update transfer set amount = 1 where reference = '=cheats';
       alter table transfer enable trigger user`,
    )
    .execute(gateway.ports.db)

  expect(await runCommand('ledger', 'verify', '--merchant', 'lotus')).toMatchObject({ code: 0 })
  for (const argv of [[], ['--merchant', 'aurora']]) {
    const { code, stderr } = await runCommand('ledger', 'verify', ...argv)
    expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining('does not follow') })
  }
  const { code, stderr } = await runCommand('ledger', 'verify', '--json')
  expect(code).toBe(1)
  expect(JSON.parse(stderr)).toMatchObject({ code: 'refused', problems: expect.any(Array) })
})
