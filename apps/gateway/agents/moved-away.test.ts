import { getTeamBet } from '@ante/contract/agents/bet-detail.ts'
import { listTeamBets, teamBetsFile } from '@ante/contract/agents/bets.ts'
import { getDownline, listDownlineRecords } from '@ante/contract/agents/downline.ts'
import { downlinesFile, listDownlines } from '@ante/contract/agents/downlines.ts'
import { getDownlineRates } from '@ante/contract/agents/rebates.ts'
import { teamProfitFile } from '@ante/contract/agents/team-profit-file.ts'
import { listTeamProfit } from '@ante/contract/agents/team-profit.ts'
import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import { header } from '@ante/contract/kit/headers.ts'
import type { Envelope } from '@ante/contract/kit/refusal.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { lineMember, moveBelow } from './teams/test/team.ts'

type LineMember = Awaited<ReturnType<typeof lineMember>>

const parent = (memberId: string) => ({ parent: memberId })
const memberId = (id: string) => ({ memberId: id })
type Reading = [Endpoint, (id: string) => Record<string, string>]

/** What is read of anybody in the team, and what of those directly below alone. */
const OF_TEAM: Reading[] = [
  [listDownlines, parent],
  [downlinesFile, parent],
  [listTeamProfit, parent],
  [teamProfitFile, parent],
  [listTeamBets, parent],
  [teamBetsFile, parent],
  [getTeamBet, (member) => ({ member, vendor: 'ANS', betId: 'any' })],
  [getDownline, memberId],
]
const OF_DIRECT: Reading[] = [
  [listDownlineRecords, memberId],
  [getDownlineRates, memberId],
]

let gateway: TestGateway
let agent: LineMember
let below: LineMember
beforeAll(async () => {
  gateway = await startGateway()
  agent = await lineMember(gateway, '0.00', { type: 2 })
  below = await lineMember(gateway, '0.00', { type: 1, above: agent })
})
afterAll(() => gateway.stop())

const REFUSED = 'function.not.available'

/** How each of them is answered about somebody. */
function answersOf(reading: readonly Reading[], { memberId: id }: LineMember): Promise<string[]> {
  return Promise.all(
    reading.map(async ([{ path }, of]) => {
      const query = new URLSearchParams(of(String(id)))
      const answer = await gateway.fetch(`${path}?${query}`, { headers: { [header.authorization]: agent.token } })
      if (!answer.headers.get('content-type')?.includes('json')) return 'a file'
      const envelope = (await answer.json()) as Envelope
      return envelope.success ? 'answered' : envelope.errorCode
    }),
  )
}

const refused = (reading: readonly Reading[]) => reading.map(() => REFUSED)

test('who is moved out of the team is a stranger from then on, and who is moved deeper is no direct downline', async () => {
  const member = await lineMember(gateway, '0.00', { above: agent })
  expect(await answersOf([...OF_TEAM, ...OF_DIRECT], member)).not.toContain(REFUSED)

  await moveBelow(gateway, member.memberId, below.memberId)
  expect(await answersOf(OF_TEAM, member)).not.toContain(REFUSED)
  expect(await answersOf(OF_DIRECT, member)).toEqual(refused(OF_DIRECT))

  await moveBelow(gateway, member.memberId, null)
  expect(await answersOf([...OF_TEAM, ...OF_DIRECT], member)).toEqual(refused([...OF_TEAM, ...OF_DIRECT]))
})
