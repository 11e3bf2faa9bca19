import { teamBetsFile } from '@ante/contract/agents/bets.ts'
import { downlinesFile } from '@ante/contract/agents/downlines.ts'
import { teamProfitFile } from '@ante/contract/agents/team-profit-file.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { gamesOf, writeRounds } from '../launch/test/rounds.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { countNow, lineMember } from './teams/test/team.ts'

/** What a spreadsheet would work out. No form lets such a name in; an operator's hand could. */
const NAMES = ['=cmd|x!A0', '+1', '-1+1', '@x', '\tx', '\rx']

let gateway: TestGateway
let token: string
beforeAll(async () => {
  gateway = await startGateway()
  const agent = await lineMember(gateway, '0.00', { type: 1 })
  token = agent.token
  const [game] = await gamesOf(gateway, ['ANS'])
  for (const account of NAMES) {
    const { memberId } = await lineMember(gateway, '0.00', { above: agent })
    await gateway.ports.db.updateTable('member').set({ account }).where('id', '=', memberId).execute()
    const beganAt = gateway.ports.clock.now()
    const round = { vendor: 'ANS', nodeId: game?.nodeId ?? 0n, state: 'closed', staked: 10_000n, paid: 0n } as const
    await writeRounds(gateway, memberId, [{ ...round, beganAt }])
  }
  await countNow(gateway)
})
afterAll(() => gateway.stop())

test.each([downlinesFile, teamProfitFile, teamBetsFile].map(({ path }) => path))(
  'no name in the file of %s is worked out as a formula where it is opened',
  async (path) => {
    const answer = await gateway.fetch(path, { headers: { Authorization: token } })
    const content = await answer.text()
    expect(NAMES.filter((name) => !content.includes(`'${name}`))).toEqual([])
    expect(NAMES.filter((name) => [',', '\n', '"'].some((before) => content.includes(before + name)))).toEqual([])
  },
)
