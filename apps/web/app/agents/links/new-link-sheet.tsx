import type { AffiliateUrl } from '@ante/contract/agents/links.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { NewLinkForm } from './new-link-form.tsx'
import { linkTerms } from './queries.ts'

interface NewLinkSheetProps {
  open: boolean
  /** Number of times the sheet was opened; a new number discards earlier input. */
  openCount: number
  onMade(link: AffiliateUrl): void
  onClose(): void
}

/** Creates a link for new members. */
export function NewLinkSheet({ open, openCount, onMade, onClose }: NewLinkSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Create link`} onClose={onClose}>
      <ContentBoundary key={openCount} skeleton={<Skeleton height={420} />}>
        <NewLink onMade={onMade} />
      </ContentBoundary>
    </Sheet>
  )
}

function NewLink({ onMade }: { onMade(link: AffiliateUrl): void }) {
  const { t } = useLingui()
  const { data: terms } = useSuspenseQuery(linkTerms)
  if (terms.activeLinks >= terms.maxActiveLinks) {
    return (
      <EmptyState picture="/pictures/states/people.svg" title={t`Link limit reached`}>
        {t`Delete a link you don’t need, then create a new one.`}
      </EmptyState>
    )
  }
  return <NewLinkForm terms={terms} onMade={onMade} />
}
