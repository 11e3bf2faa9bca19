import { memberMay } from '@ante/contract/member/member-type.ts'
import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { contractFunds } from '../../agents/contracts/funds.ts'
import { useIsExcluded } from '../../responsible-gaming/public.ts'
import { settle } from '../../lib/calls/query-client.ts'
import { useOpenPage } from '../../lib/pages/open-page-context.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { sessionStore, useSession } from '../../lib/session/session.ts'
import { memberInfo } from '../../member/queries.ts'
import { useMerchant } from '../../merchant/public.ts'
import { agentAnnouncements } from '../../messaging/queries.ts'
import { walletBalance } from '../../wallet/public.ts'
import { MissingPart } from '../member-centre/missing-part.tsx'
import { Money } from '../member-centre/money.tsx'
import { AccountPageHead } from '../account-page-head.tsx'
import styles from './agency-centre.module.css'
import { hasDividend } from './contract-counts.ts'
import { greetingAt } from './greeting.ts'
import { NavGroup } from './nav-group.tsx'
import { navFor } from './nav.ts'
import { TeamToday } from './team-today.tsx'

/** Loads nothing on the server: it renders for visitors, who are not agents. */
export const loader: PageLoader = ({ queries }) =>
  settle(
    sessionStore.get()
      ? [
          queries.query({ ...memberInfo, staleTime: 0 }),
          queries.query(walletBalance),
          queries.query(agentAnnouncements),
        ]
      : [],
  )

/** Agency centre: an agent's balance, the team's numbers of today, and links to all agent pages. */
export default function AgencyCentrePage() {
  const { i18n } = useLingui()
  const { meta } = useOpenPage()
  const session = useSession()
  const merchant = useMerchant()
  const isExcluded = useIsExcluded()
  const [hour] = useState(() => new Date().getHours())
  const type = session?.customerType ?? 0
  const { data: funds } = useQuery({ ...contractFunds, enabled: session !== null && memberMay.signContracts(type) })
  const greeting = greetingAt(hour)
  if (!session) return <AccountPageHead meta={meta} />
  const agent = { type, isExcluded, hasDividend: funds !== undefined && hasDividend(funds) }
  return (
    // The links are always tiles, regardless of the merchant's version of the member centre.
    <div data-version="new">
      <AccountPageHead meta={meta} />
      <div className={styles.card}>
        <p className={styles.greeting}>{greeting && i18n._(greeting)}</p>
        <p className={styles.name}>
          <bdi>{session.userName}</bdi>
        </p>
        <Money mayDeposit={!isExcluded} />
      </div>
      <MissingPart />
      <TeamToday />
      {navFor(agent, merchant).map((group) => (
        <NavGroup key={group.title.id} group={group} />
      ))}
    </div>
  )
}
