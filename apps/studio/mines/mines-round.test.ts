import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { translatorIn } from '../kit/front/texts/text-table.ts'
import { fairDraw } from '../kit/fairness/round-fairness.ts'
import { actOnRound } from '../kit/held/act.ts'
import { heldRounds } from '../kit/held/held.ts'
import { drawSecurely } from '../kit/maths/random.ts'
import { resumeRound } from '../kit/rounds/advance.ts'
import type { RoundPorts } from '../kit/rounds/advance.ts'
import { roundPlayer } from '../kit/rounds/play-round.ts'
import { roundById } from '../kit/rounds/round-store.ts'
import type { Round } from '../kit/rounds/round.ts'
import type { PlaySession } from '../kit/sessions/play-session.ts'
import { takeOver } from '../kit/sessions/session-store.ts'
import { roundView } from '../kit/views.ts'
import { newTapId } from '../test/page-calls.ts'
import { newSession, playing, roundFixtures, sessionNow } from '../test/round-fixtures.ts'
import type { RoundFixtures } from '../test/round-fixtures.ts'
import { endRound } from './family.ts'
import { mines } from './game.ts'
import type { Progress } from './game.ts'
import { placeMines, payoutCents } from './maths/mines.ts'

const START_CENTS = 100_000n
const STAKE = 100n
const position = { net: 0n, next: { serverSeedHash: '', nonce: 0 } }
let fixtures: RoundFixtures
let ports: RoundPorts
let session: PlaySession
beforeAll(async () => {
  fixtures = await roundFixtures()
  ports = { ...fixtures.ports, findTitle: playing(mines) }
})
afterAll(() => fixtures.stop())
beforeEach(async () => {
  fixtures.gateway.ledger.balanceCents = START_CENTS
  session = await sessionNow(fixtures, await newSession(fixtures))
})

const stake = (count: number) =>
  roundPlayer(ports, { drawBelow: drawSecurely })({
    sessionId: session.id,
    tapId: newTapId(),
    stakeCents: STAKE,
    choice: { mines: count },
  })
const act = (round: Round, does: unknown, { actId = newTapId(), by = session } = {}) =>
  actOnRound(ports, by, { roundId: round.id, actId, act: does })
const minesIn = ({ progress }: Round) => (progress as Progress).mines
const safeFieldsIn = (round: Round) =>
  Array.from({ length: 25 }, (_, field) => field).filter((field) => !minesIn(round).includes(field))

test('fields are opened one by one, and a cash-out pays the exact price truncated to cents', async () => {
  const round = await stake(3)
  const [first, second] = safeFieldsIn(round)
  await act(round, { open: first })
  const open = await act(round, { open: second })
  expect(open.progress).toMatchObject({ opened: [first, second] })
  const taken = await act(round, { cashOut: true })

  const won = payoutCents(2, 3, STAKE)
  expect(taken).toMatchObject({ state: 'closed', wonCents: won, outcome: { hit: null, opened: [first, second] } })
  expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS - STAKE + won)
})

test('opening a mine ends the round, and the proof shows that its position was fixed from the beginning', async () => {
  const round = await stake(5)
  const [mine = 0] = minesIn(round)
  const lost = await act(round, { open: mine })
  const { fairness } = lost
  if (!fairness) throw new Error('There is no proof.')
  const { drawBelow } = fairDraw(fairness)

  expect(lost).toMatchObject({ state: 'closed', wonCents: 0n, outcome: { hit: mine } })
  expect(placeMines(drawBelow, 5)).toEqual(minesIn(round))
  expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS - STAKE)
})

test('before the end neither the page nor the record contains mine positions or the seed', async () => {
  const round = await stake(24)
  const view = roundView(round, { game: mines, position })
  const { title } = playing(mines)({ vendor: '', gameId: '' }) ?? {}
  if (!title || round.subject === null) throw new Error('There is no such round.')
  const heldRound = {
    ...round,
    subject: round.subject,
    title,
    choice: { mines: 24 },
    progress: round.progress as Progress,
  }
  const received = mines.describeHeld(heldRound, await translatorIn(mines.texts, { language: 'EN', currency: 'PHP' }))

  expect(view).toMatchObject({ state: 'held', progress: { opened: [] } })
  expect(JSON.stringify(view)).not.toContain('mines":[')
  expect(JSON.stringify(view)).not.toContain(round.fairness?.serverSeed)
  expect(received.picture).not.toContain('✕')
})

test('the last safe field pays automatically', async () => {
  const round = await stake(24)
  const [safeTile] = safeFieldsIn(round)

  expect(await act(round, { open: safeTile })).toMatchObject({ state: 'closed', wonCents: payoutCents(1, 24, STAKE) })
})

test('two taps on one field open it once, and a repeated action does nothing more', async () => {
  const round = await stake(1)
  const [field] = safeFieldsIn(round)
  const results = await Promise.allSettled([act(round, { open: field }), act(round, { open: field })])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const actId = newTapId()
  const [, other] = safeFieldsIn(round)
  await act(round, { open: other }, { actId })

  expect((await act(round, { open: other }, { actId })).progress).toMatchObject({ opened: [field, other] })
})

test('a cash-out and the opening of a mine at the same time end the round once', async () => {
  const round = await stake(5)
  const [field] = safeFieldsIn(round)
  await act(round, { open: field })
  const [mine = 0] = minesIn(round)
  await Promise.allSettled([act(round, { cashOut: true }), act(round, { open: mine })])
  const { wonCents, state } = await roundById(fixtures.db, round.id)

  expect(state).toBe('closed')
  expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS - STAKE + wonCents)
})

test.for([
  ['a field outside the board', { open: 25 }, 'act.unknown'],
  ['half a field', { open: 1.5 }, 'act.unknown'],
  ['a field with mines chosen by the page', { open: 1, mines: [2] }, 'act.unknown'],
  ['a missing action', undefined, 'act.unknown'],
  ['a cash-out before the first field', { cashOut: true }, 'field.none'],
] as const)('%s is refused and changes nothing', async ([, does, code]) => {
  const round = await stake(3)
  await expect(act(round, does)).rejects.toMatchObject({ code })

  expect(await roundById(fixtures.db, round.id)).toMatchObject({ state: 'held', progress: round.progress })
})

test('after the end no action is possible, and a player has only one round at a time', async () => {
  const round = await stake(3)
  await expect(stake(3)).rejects.toMatchObject({ code: 'round.open' })
  const [mine = 0] = minesIn(round)
  await act(round, { open: mine })

  await expect(act(round, { cashOut: true })).rejects.toMatchObject({ code: 'round.over' })
})

test('a disconnected player finds the round unchanged, and continues in another session', async () => {
  const round = await stake(3)
  const [first, second] = safeFieldsIn(round)
  await act(round, { open: first })
  const later = await sessionNow(fixtures, await newSession(fixtures, { playerId: session.playerId }))
  await expect(act(round, { open: second }, { by: await sessionNow(fixtures, session.id) })).rejects.toMatchObject({
    code: 'session.replaced',
  })
  expect((await act(round, { open: second }, { by: later })).progress).toMatchObject({ opened: [first, second] })
  await takeOver(fixtures.db, session)
})

test.for([
  { opened: 1, state: 'closed', code: null },
  { opened: 0, state: 'rolled_back', code: 'round.voided' },
])('an abandoned round with $opened open fields ends $state', async ({ opened, state, code }) => {
  const round = await stake(3)
  for (const field of safeFieldsIn(round).slice(0, opened)) await act(round, { open: field })
  const heldRoundsService = heldRounds({
    db: fixtures.db,
    log: fixtures.ports.log,
    stake: roundPlayer(ports, { drawBelow: drawSecurely }),
    wake: () => {},
  })
  await endRound({ db: fixtures.db, heldRounds: heldRoundsService }, round.id, round.subject ?? '')
  const ended = await resumeRound(ports, await roundById(fixtures.db, round.id))

  expect(ended).toMatchObject({ state })
  expect(ended.refusal?.code ?? null).toBe(code)
})
