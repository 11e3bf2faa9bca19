import { loginFreeplay } from '@ante/contract/identity/session.ts'
import type { LiveEvent } from '@ante/contract/live/events.ts'
import {
  beginVisit,
  MESSAGES_PER_PAGE,
  readChat,
  readMessages,
  sendMessage,
  takeOverVisit,
} from '@ante/contract/support/chat.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { LiveReader } from '../../live/test/live-reader.ts'
import { operate } from '../../operator/operate.ts'
import { cliOf } from '../../operator/test/cli-of.ts'
import { signedIn } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { Answer, TestGateway } from '../../test/start-gateway.ts'

let gateway: TestGateway
let member: { token: string; memberId: bigint }
beforeAll(async () => {
  gateway = await startGateway({ liveHeartbeatMs: 60_000 })
})
beforeEach(async () => {
  await gateway.ports.db.deleteFrom('call_count').execute()
  member = await signedIn(gateway)
})
afterAll(() => gateway.stop())

const { runCommand: operator, outputOf } = cliOf(() => gateway)

let count = 0
const called = () => `message-${++count}`
const send = (
  text: string,
  { clientId = called(), ...requested }: { clientId?: string; visitor?: string } = {},
  player = member,
) => gateway.call(sendMessage, { clientId, text, ...requested }, requested.visitor === undefined ? player : {})

async function chatOf(reader: { token?: string }, requested: { visitor?: string; before?: number } = {}) {
  const answer = await gateway.call(readChat, requested, reader)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

async function numberOf(memberId: bigint): Promise<string> {
  const rows = gateway.ports.db.selectFrom('support_conversation').select('id').where('member_id', '=', memberId)
  return String((await rows.executeTakeFirstOrThrow()).id)
}

const code = (answer: Answer<typeof sendMessage>) => (answer.ok ? 'ok' : answer.code)
const textsOf = (chat: { messages: { text: string }[] }) => chat.messages.map(({ text }) => text)

test('a member writes, gets an answer, sees it immediately on every page, and the badge disappears once it is read', async () => {
  const page = new LiveReader(gateway, { token: member.token })
  const newest = () => (page.dataOf('support') as LiveEvent<'support'>[]).at(-1)
  await page.opened
  expect(await send('Where is my deposit?')).toMatchObject({ ok: true, value: { seq: 1, from: 'player' } })
  await expect.poll(newest).toMatchObject({ chat: 0 })
  const number = await numberOf(member.memberId)
  expect(await outputOf('chat', 'list', 'aurora')).toContainEqual(
    expect.objectContaining({ number, state: 'unread', text: 'Where is my deposit?' }),
  )
  await outputOf('chat', 'send', number, 'Which', 'one?')
  await expect.poll(newest).toMatchObject({ chat: 1 })
  const chat = await chatOf(member)
  expect(chat).toMatchObject({ unread: 1, closed: false, next: null })
  expect(chat.messages).toMatchObject([
    { seq: 1, from: 'player' },
    { seq: 2, from: 'service', text: 'Which one?', clientId: null },
  ])
  await gateway.call(readMessages, { upTo: 2 }, member)
  await expect.poll(newest).toMatchObject({ chat: 0 })

  await outputOf('chat', 'close', number)
  await expect.poll(async () => (await chatOf(member)).closed).toBe(true)
  expect(await outputOf('chat', 'close', number)).toMatchObject({ changed: false })
  await send('One more thing')
  expect((await chatOf(member)).closed).toBe(false)
  page.disconnect()
})

test('repeated, simultaneous or reordered messages appear once each, and none is missing', async () => {
  const names = Array.from({ length: 12 }, called)
  // Half of the answers are lost, and the sender repeats those messages after the others.
  const twice = [...names, ...names.filter((_, index) => index % 2 === 0), ...names].sort(() => 0.5 - Math.random())
  const answers = await Promise.all(twice.map((clientId) => send(`This is ${clientId}`, { clientId })))
  expect(new Set(answers.map(code))).toEqual(new Set(['ok']))
  const { messages } = await chatOf(member)
  expect(messages.map(({ seq }) => seq)).toEqual(names.map((_, index) => index + 1))
  expect(new Set(messages.map(({ clientId }) => clientId))).toEqual(new Set(names))
  for (const answer of answers) {
    if (!answer.ok) continue
    expect(messages[answer.value.seq - 1]?.clientId).toBe(answer.value.clientId)
  }
})

test('a page that reconnects is notified and finds the messages sent meanwhile', async () => {
  await send('Hello')
  const number = await numberOf(member.memberId)
  const before = new LiveReader(gateway, { token: member.token })
  await before.opened
  await expect.poll(() => before.dataOf('support').length).toBe(1)
  before.disconnect()
  await outputOf('chat', 'send', number, 'You were away.')
  const after = new LiveReader(gateway, { token: member.token, ...(before.lastId && { lastEventId: before.lastId }) })
  await expect.poll(() => after.dataOf('support')).toMatchObject([{ chat: 1 }])
  expect(textsOf(await chatOf(member))).toEqual(['Hello', 'You were away.'])
  after.disconnect()
})

test('the history is paged backwards without gaps', async () => {
  await send('first')
  const conversation = await gateway.ports.db
    .selectFrom('support_conversation')
    .select('id')
    .where('member_id', '=', member.memberId)
    .executeTakeFirstOrThrow()
  const total = 2 * MESSAGES_PER_PAGE + 5
  const rows = Array.from({ length: total - 1 }, (_, index) => ({
    conversation_id: conversation.id,
    seq: index + 2,
    sender: 'service' as const,
    client_id: null,
    actor: 'ana',
    text: `number ${index + 2}`,
    picture: null,
    at: new Date(),
  }))
  await gateway.ports.db.insertInto('support_message').values(rows).execute()
  const seen: number[] = []
  let before: number | undefined
  do {
    const page = await chatOf(member, { ...(before !== undefined && { before }) })
    seen.unshift(...page.messages.map(({ seq }) => seq))
    before = page.next ?? undefined
  } while (before !== undefined)
  expect(seen).toEqual(Array.from({ length: total }, (_, index) => index + 1))
})

test("a visitor's conversation belongs to their browser, and no other client can open it", async () => {
  const visit = await gateway.call(beginVisit, {})
  if (!visit.ok) throw new Error(visit.code)
  const { visitor } = visit.value
  const page = new LiveReader(gateway, { visitor })
  await page.opened
  expect(code(await send('I cannot sign in', { visitor }))).toBe('ok')
  await expect.poll(() => page.dataOf('support').length).toBeGreaterThan(0)
  const { number } = (await listed()).find(({ text }) => text === 'I cannot sign in') ?? { number: '' }
  await outputOf('chat', 'send', number, 'Try the code by text message.')
  await expect.poll(() => (page.dataOf('support') as LiveEvent<'support'>[]).at(-1)?.chat).toBe(1)
  expect(textsOf(await chatOf({}, { visitor }))).toEqual(['I cannot sign in', 'Try the code by text message.'])
  const stored = await gateway.ports.db.selectFrom('support_conversation').select('visitor').execute()
  expect(stored.map((row) => row.visitor)).not.toContain(visitor)

  const stranger = visitor.replace(/./g, (letter) => (letter === 'A' ? 'B' : 'A'))
  expect((await chatOf({}, { visitor: stranger })).messages).toEqual([])
  expect(code(await send('me too', { visitor: stranger }))).toBe('chat.visitor.not.found')
  expect(code(await send('nobody', {}, { token: '', memberId: 0n }))).toBe('chat.visitor.not.found')
  // The session takes precedence over the visitor token stored in the browser.
  expect((await chatOf(member, { visitor })).messages).toEqual([])
  // Other merchants do not recognize the visitor.
  expect(
    await gateway.call(sendMessage, { visitor, clientId: called(), text: 'hi' }, { host: 'lotus.localhost' }),
  ).toMatchObject({
    ok: false,
    code: 'chat.visitor.not.found',
  })
  page.disconnect()
})

test("a visitor's messages move to the member who signs in, completely and once, even if requested repeatedly", async () => {
  const visit = await gateway.call(beginVisit, {})
  if (!visit.ok) throw new Error(visit.code)
  const { visitor } = visit.value
  await send('as a member')
  await outputOf('chat', 'show', await numberOf(member.memberId))
  const shared = called()
  await send('as a visitor', { visitor })
  await send('said in both', { visitor, clientId: shared })
  await send('said in both', { clientId: shared })
  const ofVisitor = (await listed()).find((row) => row.member === 'visitor' && row.text === 'said in both')
  await outputOf('chat', 'send', ofVisitor?.number ?? '', 'Hello, visitor.')
  const stranger = await signedIn(gateway)
  const takeOver = (caller: { token: string }) => gateway.call(takeOverVisit, { visitor }, caller)

  const answers = await Promise.all([takeOver(member), takeOver(member), takeOver(member)])
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
  const chat = await chatOf(member)
  expect(textsOf(chat)).toEqual(['as a member', 'said in both', 'as a visitor', 'Hello, visitor.'])
  expect(chat.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
  expect(chat.unread).toBe(1)
  await gateway.call(readMessages, { upTo: 4 }, member)
  expect((await chatOf(member)).unread).toBe(0)

  // Other members get the messages neither by the token nor by a repeated takeover.
  expect((await takeOver(stranger)).ok).toBe(true)
  expect((await chatOf(stranger)).messages).toEqual([])
  expect((await chatOf({}, { visitor })).messages).toEqual([])
  expect(code(await send('me again', { visitor }))).toBe('chat.visitor.not.found')
  expect(await gateway.call(takeOverVisit, { visitor }, {})).toMatchObject({ ok: false, status: 401 })
})

test('an operator who follows a conversation sees its messages, and each typed line is sent', async () => {
  await send('Is somebody there?')
  const number = await numberOf(member.memberId)
  let stdout = ''
  const typed = async function* () {
    yield 'Good evening.'
    yield ' '
    await send('Good evening!')
    yield '/quit'
    yield 'nobody says this'
  }
  const exit = await operate(['chat', 'follow', number], {
    environment: { DATABASE_URL: gateway.databaseUrl },
    actor: 'ana',
    print: (text) => (stdout += `${text}\n`),
    printError: (text) => (stdout += text),
    lines: typed,
  })
  expect(exit).toBe(0)
  const shown = stdout.split('\n').map((line) => line.replace(/^.*Z {2}/, ''))
  expect(shown.slice(0, 3)).toEqual(['player: Is somebody there?', 'ana: Good evening.', 'player: Good evening!'])
  expect(textsOf(await chatOf(member))).toEqual(['Is somebody there?', 'Good evening.', 'Good evening!'])
  expect(await operator('chat', 'follow', '999999')).toMatchObject({ code: 1 })
})

async function listed() {
  return (await outputOf('chat', 'list', 'aurora')) as unknown as { number: string; member: string; text: string }[]
}

test('trial players can use the chat too', async () => {
  const trial = await gateway.call(loginFreeplay, {})
  if (!trial.ok) throw new Error(trial.code)
  expect(await gateway.call(sendMessage, { clientId: called(), text: 'Is it real?' }, trial.value)).toMatchObject({
    ok: true,
  })
})

test('an unreadable message is refused, and terminal control characters are not stored', async () => {
  expect(code(await send(' \n\u0000'))).toBe('chat.empty')
  expect(code(await send('x'.repeat(1_001)))).toBe('request.invalid')
  expect(code(await send('hello', { clientId: "' or 1=1" }))).toBe('request.invalid')
  expect(code(await send('hello', { visitor: 'short' }))).toBe('request.invalid')
  await send('\u001b[2J<script>alert(1)</script>')
  expect(textsOf(await chatOf(member))).toEqual(['[2J<script>alert(1)</script>'])
})

test('messages beyond twenty a minute are refused until later, and a repeated one does not count', async () => {
  const clientId = called()
  for (let sent = 0; sent < 25; sent++) expect(code(await send('once', { clientId }))).toBe('ok')
  for (let sent = 1; sent < 20; sent++) expect(code(await send(`number ${sent}`))).toBe('ok')
  expect(code(await send('too many'))).toBe('request.too_many')
  gateway.ports.clock.offsetMs += 60_000
  expect(code(await send('later'))).toBe('ok')
})

test('outside service hours the message is stored, and the answer says when support is available again', async () => {
  await outputOf('chat', 'update-hours', 'aurora', 'mon-sun', 'closed')
  expect((await chatOf(member)).hours).toEqual({ open: false, until: null, closedText: null })
  await outputOf('chat', 'update-hours', 'aurora', 'mon-sun', '00:00-24:00')
  expect((await chatOf(member)).hours).toEqual({ open: true, until: null, closedText: null })
  expect(await outputOf('chat', 'update-hours', 'aurora', 'sat,sun', '10:00-14:00')).toMatchObject({
    after: { fri: '00:00-24:00', sat: '10:00-14:00', sun: '10:00-14:00' },
  })
  await outputOf('chat', 'update-hours', 'aurora', 'always')
  for (const wrong of [['sunday'], ['mon', '25:00-26:00'], ['fri-mon', '09:00-10:00'], []])
    expect(await operator('chat', 'update-hours', 'aurora', ...wrong)).toMatchObject({ code: 2 })
})

test('when the chat is switched off, messages are refused', async () => {
  await outputOf('flags', 'update', 'lotus', 'LIVECHAT3', 'off')
  await expect
    .poll(() => gateway.call(readChat, {}, { host: 'lotus.localhost' }))
    .toMatchObject({ code: 'function.not.available', status: 403 })
})

test.each([
  [['send', '999999', 'hello'], 1, 'There is no conversation'],
  [['send', 'abc', 'hello'], 2, 'Invalid number'],
  [['close', '999999'], 1, 'There is no conversation'],
  [['show', '999999'], 1, 'There is no conversation'],
])('an operator who enters %j gets the reason for the refusal', async (message, exit, stderr) => {
  expect(await operator('chat', ...message)).toMatchObject({
    code: exit,
    stderr: expect.stringContaining(stderr),
  })
})
