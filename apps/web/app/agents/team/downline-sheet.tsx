import type { Downline } from '@ante/contract/agents/downlines.ts'
import { useLingui } from '@lingui/react/macro'

import { PageSection } from '../../ui/page-section.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { DownlineDetails } from './downline-details.tsx'

interface DownlineSheetProps {
  open: boolean
  member: Downline
  onClose(): void
}

const FACTS_PX = 220

/** Details of a team member: identity, figures, and actions. */
export function DownlineSheet({ open, member, onClose }: DownlineSheetProps) {
  const { t } = useLingui()
  const skeleton = (
    <>
      <Loading label={t`Loading figures…`} />
      <Skeleton height={FACTS_PX} />
      <Skeleton height={FACTS_PX} />
    </>
  )
  return (
    <Sheet open={open} title={<bdi>{member.customerName}</bdi>} onClose={onClose}>
      {open && (
        <PageSection key={member.memberId} skeleton={skeleton} failedTitle={t`Couldn’t load this member`}>
          <DownlineDetails listed={member} onLeave={onClose} />
        </PageSection>
      )}
    </Sheet>
  )
}
