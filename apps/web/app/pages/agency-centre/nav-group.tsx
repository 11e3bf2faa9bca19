import { Plural } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'

import { contractFunds } from '../../agents/contracts/funds.ts'
import { sessionStore } from '../../lib/session/session.ts'
import { EntryGroup, EntryLink } from '../member-centre/entry-group.tsx'
import type { Group } from '../member-centre/menu.ts'
import { CountBadge, UnreadBadge } from '../member-centre/unread-badge.tsx'
import type { AgentEntry } from './nav.ts'
import { waitingContracts } from './contract-counts.ts'
import type { PaymentBasis } from './contract-counts.ts'

/** Links of the agency centre under one heading. */
export function NavGroup({ group }: { group: Group<AgentEntry> }) {
  return (
    <EntryGroup group={group}>
      {(entry) => (
        <EntryLink entry={entry} onClick={stayWithoutSession}>
          <Waiting entry={entry} />
        </EntryLink>
      )}
    </EntryGroup>
  )
}

/** Disables the links without a session. Source: product specification 4, "Agent home". */
function stayWithoutSession(event: MouseEvent): void {
  if (!sessionStore.get()) event.preventDefault()
}

function Waiting({ entry: { unread, contracts } }: { entry: AgentEntry }) {
  if (contracts !== undefined) return <WaitingContracts paid={contracts} />
  return unread === undefined ? null : <UnreadBadge of={unread} />
}

function WaitingContracts({ paid }: { paid: PaymentBasis }) {
  const { data: funds } = useQuery({ ...contractFunds, enabled: false })
  const count = funds ? waitingContracts(funds, paid) : 0
  return (
    <CountBadge count={count}>
      <Plural value={count} one="# contract needs your response" other="# contracts need your response" />
    </CountBadge>
  )
}
