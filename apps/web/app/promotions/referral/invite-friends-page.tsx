import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { sessionStore } from '../../lib/session/session.ts'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { useUnseenRewards } from '../offer/use-unseen-rewards.ts'
import { Earnings } from './earnings.tsx'
import { Friends } from './friends.tsx'
import { InviteCard } from './invite-card.tsx'
import { InviteSkeleton } from './invite-skeleton.tsx'
import { OfferSteps } from './offer-steps.tsx'
import { ownFriends, ownReferral } from './queries.ts'
import styles from './referral.module.css'

/**
 * Loads nothing on the server: it renders for visitors, who have no referrals. The friends are requested after the
 * referral, because the call of the referral grants rewards that the list of friends shows.
 */
export const loader: PageLoader = ({ queries }) =>
  settle(sessionStore.get() ? [queries.query(ownReferral).then(() => queries.infiniteQuery(ownFriends))] : [])

/** Referral page: the member's link, its rewards, and the invited friends. */
export default function InviteFriendsPage() {
  return (
    <ContentBoundary skeleton={<InviteSkeleton />}>
      <Invitation />
    </ContentBoundary>
  )
}

function Invitation() {
  const { t } = useLingui()
  const { data: referral } = useSuspenseQuery(ownReferral)
  useUnseenRewards()
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{t`Invite friends with your own link.`}</p>
      <InviteCard referral={referral} />
      <Earnings referral={referral} />
      <OfferSteps offer={referral.offer} currency={referral.currency} />
      <Friends />
    </div>
  )
}
