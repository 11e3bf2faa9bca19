import { useLingui } from '@lingui/react/macro'

import { ContentBoundary } from '../../../ui/content-boundary.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Confirm } from './confirm.tsx'
import type { ConfirmProps } from './confirm.tsx'

/** Sheet that confirms an order, with its amount and the wallets to debit. */
export function ConfirmSheet({ open, ...confirm }: ConfirmProps & { open: boolean }) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Confirm bet`} onClose={confirm.onClose}>
      <ContentBoundary skeleton={<Skeleton height={360} />}>{open && <Confirm {...confirm} />}</ContentBoundary>
    </Sheet>
  )
}
