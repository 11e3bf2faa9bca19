import type { AgentName } from '@ante/contract/console/agents.ts'
import { Link } from '@tanstack/react-router'

import { useMay } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'

/** The account of a member, as a link that opens the member in the tree. */
export function AgentLink({ agent: { id, account } }: { agent: AgentName }) {
  const { code: merchant } = useSite()
  if (!useMay(merchant)('agents.agent.read')) return <bdi>{account}</bdi>
  return (
    <Link to="/m/$merchant/agents" params={{ merchant }} search={{ to: id, open: id }}>
      <bdi>{account}</bdi>
    </Link>
  )
}
