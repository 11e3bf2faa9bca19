import { agentScene } from '@ante/gateway/console/agents/test/agent-scene.ts'
import { countAllEvents } from '@ante/gateway/agents/teams/test/team.ts'
import type { TestGateway } from '@ante/gateway/test'
import { makeTestMember } from '@ante/gateway/test/make-test-member.ts'
import { sql } from 'kysely'

/** Server-side actions about agents. */
export const agentActions = {
  /** Creates a line of agents with contracts, and bills that await approval. */
  agentScene,
  /** Creates an agent without contracts below another one, with so many players that its move needs two persons. */
  largeTeam: async (gateway: TestGateway, { above, count }: { above: string; count: number }) => {
    const account = `large${above}`
    const agent = await makeTestMember(gateway, '0.00', { type: 1, uplineId: BigInt(above), account })
    await sql`
      insert into member (merchant_code, account, type, upline_id, registered_at, path)
      select 'aurora', 'fill' || ${String(agent)} || 'n' || step, 0, ${agent}, now(), ''
      from generate_series(1, ${count}) step`.execute(gateway.ports.db)
    await countAllEvents(gateway)
    return { id: String(agent), account }
  },
}
