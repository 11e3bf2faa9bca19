import { versionsOf } from '@ante/contract/merchant/template.ts'
import { useQuery } from '@tanstack/react-query'

import { settle } from '../../lib/calls/query-client.ts'
import { useOpenPage } from '../../lib/pages/open-page-context.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { sessionStore, useSession } from '../../lib/session/session.ts'
import { memberInfo } from '../../member/queries.ts'
import { useMerchant } from '../../merchant/public.ts'
import { walletBalance } from '../../wallet/public.ts'
import { AccountPageHead } from '../account-page-head.tsx'
import { MenuGroup } from './menu-group.tsx'
import { menuFor } from './menu.ts'
import { MissingPart } from './missing-part.tsx'
import { Money } from './money.tsx'
import { Profile, VisitorProfile } from './profile.tsx'
import styles from './profile.module.css'

/** Loads nothing on the server: it renders for visitors, who have no data. */
export const loader: PageLoader = ({ queries }) =>
  settle(sessionStore.get() ? [queries.query(memberInfo), queries.query(walletBalance)] : [])

/** Member centre: the profile, the balance, and links to all account pages. */
export default function MemberCentrePage() {
  const { meta } = useOpenPage()
  const session = useSession()
  const merchant = useMerchant()
  const { mobileTemplate } = merchant
  const { data: info } = useQuery({ ...memberInfo, enabled: session !== null })
  const user = { type: session?.customerType ?? null, toUpline: session !== null && info?.toUpline === true }
  return (
    <div className={styles.page} data-version={versionsOf(mobileTemplate).memberCentre}>
      <AccountPageHead meta={meta} />
      <div className={styles.card}>
        {session ? (
          <>
            <Profile session={session} />
            <Money />
          </>
        ) : (
          <VisitorProfile />
        )}
      </div>
      {session && <MissingPart />}
      {menuFor(user, merchant).map((group) => (
        <MenuGroup key={group.title.id} group={group} />
      ))}
    </div>
  )
}
