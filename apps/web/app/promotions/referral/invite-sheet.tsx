import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { ButtonLink } from '../../ui/button.tsx'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { InviteCard } from './invite-card.tsx'
import { ownReferral } from './queries.ts'

interface InviteSheetProps {
  open: boolean
  onClose(): void
}

/** Sheet with the referral link, for any page; the referral page has the details. */
export function InviteSheet({ open, onClose }: InviteSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Your invitation`} onClose={onClose}>
      <ContentBoundary skeleton={<Skeleton height={440} />}>
        <Card />
      </ContentBoundary>
      <ButtonLink wide variant="quiet" to="/m/inviteFriends" onClick={onClose}>{t`Friends and rewards`}</ButtonLink>
    </Sheet>
  )
}

function Card() {
  const { data: referral } = useSuspenseQuery(ownReferral)
  return <InviteCard referral={referral} />
}
