import type { Work } from '@ante/contract/identity/work.ts'
import { hash, verify } from '@node-rs/argon2'
import { PostgresQueryCompiler, sql } from 'kysely'
import type { KyselyPlugin, RootOperationNode } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { inTransaction } from '../../kit/db.ts'
import { Refused } from '../../kit/refusal.ts'
import { MerchantDirectory } from '../../merchant/public.ts'
import { Outbox } from '../../outbox/public.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { withSandbox } from '../../test/with-sandbox.ts'
import type { TestSandbox } from '../../test/with-sandbox.ts'
import { createWork } from '../captchas/work.ts'
import { sendCode } from '../codes/send-code.ts'
import type { MessagePorts, VisitorCall } from '../identity-ports.ts'
import { requestPasswordLink } from '../passwords/request-password-link.ts'
import { resetBySms } from '../passwords/reset-password.ts'
import { openSocial } from '../social/providers.ts'
import { solvedWork } from '../test/solved-work.ts'
import { newAccount, newMember } from '../test/people.ts'
import { memberWithMobile, newMobile } from '../test/phones.ts'
import { logInBySms } from './log-in-by-sms.ts'
import { logIn } from './log-in.ts'

// Spies: calls run normally and are counted.
vi.mock('@node-rs/argon2', { spy: true })

let gateway: TestGateway
let sandbox: TestSandbox
let outbox: Outbox
let ports: MessagePorts
beforeAll(async () => {
  gateway = await startGateway()
  sandbox = await withSandbox(gateway)
  const merchants = new MerchantDirectory(gateway.ports)
  await merchants.load()
  outbox = new Outbox({ ...gateway.ports, merchants })
  ports = {
    ...gateway.ports,
    ...openSocial(gateway.ports),
    merchants,
    outbox,
    onMemberMade: async () => undefined,
    onSignIn: async () => undefined,
    onSecurityEvent: async () => undefined,
    onRegisteredByLink: async () => undefined,
  }
})
afterAll(async () => {
  outbox.close()
  await gateway.stop()
  await sandbox.stop()
})
/** Records the SQL statements without their parameters. */
class Statements implements KyselyPlugin {
  readonly requested: string[] = []

  transformQuery({
    node,
    queryId,
  }: {
    node: RootOperationNode
    queryId: Parameters<KyselyPlugin['transformQuery']>[0]['queryId']
  }) {
    this.requested.push(new PostgresQueryCompiler().compileQuery(node, queryId).sql)
    return node
  }

  async transformResult({ result }: Parameters<KyselyPlugin['transformResult']>[0]) {
    return result
  }
}

interface Cost {
  answer: string
  statements: string[]
  hashes: number
  checks: number
}

/** Runs a call; returns its answer and the expensive operations that it caused. */
async function workOf(run: (ports: MessagePorts) => Promise<unknown>): Promise<Cost> {
  const statements = new Statements()
  // Failures of the network would otherwise accumulate from test to test.
  await gateway.ports.db.deleteFrom('login_failure').execute()
  vi.mocked(hash).mockClear()
  vi.mocked(verify).mockClear()
  const answer = await run({ ...ports, db: ports.db.withPlugin(statements) }).then(
    () => 'done',
    (error: unknown) => (error instanceof Refused ? error.code : String(error)),
  )
  const counts = { hashes: vi.mocked(hash).mock.calls.length, checks: vi.mocked(verify).mock.calls.length }
  return { answer, statements: statements.requested.toSorted(), ...counts }
}

const call: VisitorCall = {
  requestId: 'r',
  ip: '10.1.2.3',
  device: 'MOBILE',
  language: 'EN',
  country: null,
  merchantCode: 'aurora',
  idempotencyKey: null,
  member: null,
  visitor: { ip: '10.1.2.3', device: 'MOBILE', country: null, language: 'EN', userAgent: '', deviceId: null },
}

// rules: errors-7
test('a wrong password costs the same for existing and missing accounts', async () => {
  const { userName } = await newMember(gateway)
  const guess = (username: string) =>
    workOf((counted) => logIn(counted, { type: 'username', username, password: 'Guess2026' }, call))

  const [known, unknown] = [await guess(userName), await guess(newAccount())]

  expect(known).toMatchObject({ answer: 'login.credentials.incorrect', checks: 1 })
  expect(known.statements.length).toBeGreaterThan(3)
  expect(unknown).toEqual(known)
})

test('a wrong password costs the same for existing and missing numbers', async () => {
  const { mobileNum } = await memberWithMobile(gateway)
  const guess = (username: string) =>
    workOf((counted) => logIn(counted, { type: 'username', username, password: 'Guess2026' }, call))

  const [known, unknown] = [await guess(mobileNum), await guess(newMobile())]

  expect(known).toMatchObject({ answer: 'login.credentials.incorrect', checks: 1 })
  expect(unknown).toEqual(known)
})

test.each(['login', 'reset', 'register'] as const)(
  'a code to %s costs the same for a known and an unknown number',
  async (purpose) => {
    const { mobileNum } = await memberWithMobile(gateway)
    const sendTo = (number: string, work?: Work) =>
      workOf((counted) => sendCode(counted, { mobileNum: number, countryDialingCode: undefined, purpose, work }, call))
    const solve = async (number: string) =>
      solvedWork(
        await createWork(ports, { purpose: 'code', merchantCode: 'aurora', username: `+63${number}`, ip: call.ip }),
      )
    const another = newMobile()

    const [first, firstUnknown] = [await sendTo(mobileNum), await sendTo(another)]
    const [known, unknown] = [
      await sendTo(mobileNum, await solve(mobileNum)),
      await sendTo(another, await solve(another)),
    ]

    expect(first.answer).toBe('code.work.required')
    expect(firstUnknown).toEqual(first)
    expect(known.answer).toBe('done')
    expect(unknown).toEqual(known)
  },
)

// rules: errors-7
test('a wrong code is refused at the same cost for any number', async () => {
  const { mobileNum } = await memberWithMobile(gateway)
  const enter = (username: string) =>
    workOf((counted) => logInBySms(counted, { type: 'sms', username, password: '000000' }, call))
  const reset = (number: string) =>
    workOf((counted) =>
      resetBySms(counted, { mobileNum: number, verificationCode: '000000', newPassword: 'Better2027' }, call),
    )

  for (const way of [enter, reset]) {
    const [known, unknown] = [await way(mobileNum), await way(newMobile())]
    expect(known).toMatchObject({ answer: 'verification.code.incorrect', hashes: 0, checks: 0 })
    expect(unknown).toEqual(known)
  }
})

// rules: forgotten-2
test('the answer does not wait for the email of a link, whether or not the member exists', async () => {
  const { userName } = await newMember(gateway)
  const { id } = await gateway.ports.db
    .selectFrom('member')
    .select('id')
    .where('account', '=', userName)
    .executeTakeFirstOrThrow()
  const email = `${userName}@player.example`
  await gateway.ports.db.updateTable('member_profile').set({ email }).where('member_id', '=', id).execute()
  const requestLink = (username: string) =>
    requestPasswordLink(
      ports,
      { username, email },
      { merchantCode: 'aurora', language: 'EN', origin: 'http://localhost' },
    )

  // The creation of the link waits for this lock; the answer does not.
  const answers = await inTransaction(gateway.ports.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`password link ${id}`}, 0))`.execute(tx)
    return [await requestLink(userName), await requestLink(newAccount())]
  })

  expect(answers).toEqual([{}, {}])
  await expect.poll(async () => (await sandbox.arrived(email)).length).toBe(1)
})
