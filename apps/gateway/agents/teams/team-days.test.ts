import { getTeamDays } from '@ante/contract/agents/team-days.ts'
import { listTeamProfit } from '@ante/contract/agents/team-profit.ts'
import { teamProfitFile } from '@ante/contract/agents/team-profit-file.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { beforeAll, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { gamesOf, writeRounds } from '../../launch/test/rounds.ts'
import { sharedGateway } from '../../test/shared-gateway.ts'
import { countAllEvents, lineMember } from './test/team.ts'

type LineMember = Awaited<ReturnType<typeof lineMember>>

const gateway = sharedGateway()
let nodeId: bigint
beforeAll(async () => {
  const [game] = await gamesOf(gateway, ['ANS'])
  nodeId = game?.nodeId ?? 0n
})

function play({ memberId }: LineMember, { staked, paid, daysAgo = 0 }: Play) {
  const beganAt = new Date(Date.now() - daysAgo * DAY_MS)
  const round = {
    vendor: 'ANS',
    nodeId,
    state: 'closed',
    staked: unitsOf(staked),
    paid: unitsOf(paid),
    beganAt,
  } as const
  return writeRounds(gateway, memberId, [round])
}

interface Play {
  staked: string
  paid: string
  daysAgo?: number
}

async function fileFor(
  { token }: LineMember,
  query: Record<string, string>,
): Promise<{ status: number; text: string }> {
  const requested = `${teamProfitFile.path}?${new URLSearchParams(query).toString()}`
  const answer = await gateway.fetch(requested, { headers: { [header.authorization]: token } })
  return { status: answer.status, text: await answer.text() }
}

test('the days of a team list bets and attendance, without the agent', async () => {
  const root = await lineMember(gateway, '0.00', { type: 2 })
  const [middle, low] = [
    await lineMember(gateway, '0.00', { above: root, type: 1 }),
    await lineMember(gateway, '0.00', { above: root }),
  ]
  await play(middle, { staked: '10.00', paid: '4.00', daysAgo: 2 })
  await play(low, { staked: '5.00', paid: '9.00', daysAgo: 2 })
  await play(root, { staked: '1.00', paid: '0.00', daysAgo: 2 })
  await play(low, { staked: '3.00', paid: '0.00' })
  await countAllEvents(gateway)
  const answer = await gateway.call(getTeamDays, { range: 'week' }, { token: root.token })
  if (!answer.ok) throw new Error(answer.code)
  const { days, from, to } = answer.value
  expect(days).toHaveLength(7)
  expect([days[0]?.day, days[6]?.day]).toEqual([from, to])
  expect(days[4]).toMatchObject({ betting: '16.00', pnl: '-3.00', betMembers: 2, rounds: 3 })
  expect(days[5]).toMatchObject({ betting: '0.00', betMembers: 0, loginMembers: 0 })
  expect(days[6]).toMatchObject({ betting: '3.00', betMembers: 1, registerMembers: 2, loginMembers: 2 })
})

test('a player cannot read the days of a team', async () => {
  const player = await lineMember(gateway, '0.00')
  expect(await gateway.call(getTeamDays, {}, { token: player.token })).toMatchObject({ ok: false })
})

test('the list and the file filter direct downlines by account prefix', async () => {
  const root = await lineMember(gateway, '0.00', { type: 2 })
  const [first, second] = [
    await lineMember(gateway, '0.00', { above: root }),
    await lineMember(gateway, '0.00', { above: root }),
  ]
  await play(first, { staked: '10.00', paid: '4.00' })
  await countAllEvents(gateway)
  const search = first.account.toUpperCase()
  const found = await gateway.call(listTeamProfit, { range: 'today', search }, { token: root.token })
  expect(found).toMatchObject({ ok: true, value: { rows: [{ customerName: first.account }], next: null } })
  const { status, text } = await fileFor(root, { range: 'today', search })
  expect(status).toBe(200)
  const [head, ...lines] = text.trim().split('\r\n')
  expect(head).toContain('Profit and loss')
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^${first.account},RNG,1,10\\.00,10\\.00,4\\.00,.*,-6\\.00,`)),
  ])
  expect((await fileFor(root, { range: 'today' })).text).not.toContain(second.account)
})

test('the file of another agent’s downline is refused', async () => {
  const [agent, stranger] = [
    await lineMember(gateway, '0.00', { type: 1 }),
    await lineMember(gateway, '0.00', { type: 1 }),
  ]
  const answer = await fileFor(agent, { range: 'today', parent: String(stranger.memberId) })
  expect(answer.status).toBe(403)
})
