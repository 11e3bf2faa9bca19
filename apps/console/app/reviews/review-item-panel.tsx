import { decideReviewItem } from '@ante/contract/staff/reviews.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'

import { call } from '../lib/call.ts'
import { useRoleName } from '../lib/role-names.ts'
import { useMay, useSession } from '../lib/session.ts'
import { useShortcuts } from '../lib/shortcuts.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { KeyHint } from '../ui/key-hint.tsx'
import { Facts, SidePanel } from '../ui/side-panel.tsx'
import { Time } from '../ui/time.tsx'
import { announce } from '../ui/toasts.tsx'
import type { Review, ReviewItem } from './review-queries.ts'

type Decision = 'confirmed' | 'removed'

interface ReviewItemPanelProps {
  review: Review
  item: ReviewItem
  onClose(): void
  /** Called after a decision, to open the next undecided role. */
  onDone(): void
}

/** A role of an account in a review: its last use, and the decision to confirm or remove it. */
export function ReviewItemPanel({ review, item, onClose, onDone }: ReviewItemPanelProps) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { id: ownId } = useSession()
  const may = useMay(merchant)
  const client = useQueryClient()
  const role = useRoleName(merchant)(item.role)
  const [decision, setDecision] = useState<Decision | null>(null)
  const keys = useShortcuts()
  const isOwn = item.account === ownId
  const canDecide = !isOwn && review.signedAt === null && may('staff.review.update')
  useHotkeys(keys.approve, () => setDecision('confirmed'), { enabled: canDecide, preventDefault: true })
  useHotkeys(keys.reject, () => setDecision('removed'), { enabled: canDecide, preventDefault: true })
  const decide = async (chosen: Decision, note: string) => {
    await call(decideReviewItem, { merchant, id: review.id, item: item.id, decision: chosen, note })
    announce(chosen === 'confirmed' ? t`Confirmed.` : t`Removed.`)
    setDecision(null)
    onDone()
    await client.invalidateQueries({ queryKey: ['reviews'] })
  }
  const { mail } = item
  return (
    <SidePanel
      title={item.displayName}
      onClose={onClose}
      foot={
        decision === null &&
        canDecide && (
          <>
            <Button kind="main" onPress={() => setDecision('confirmed')}>
              <Trans>Confirm role</Trans>
              <KeyHint keys={keys.approve} />
            </Button>
            <Button kind="danger" onPress={() => setDecision('removed')}>
              <Trans>Remove role</Trans>
              <KeyHint keys={keys.reject} />
            </Button>
          </>
        )
      }
    >
      {decision !== null && (
        <ConfirmForm
          confirmText={
            decision === 'confirmed'
              ? t`${mail} keeps the role ${role}.`
              : t`Remove the role ${role} from ${mail} at once.`
          }
          action={decision === 'confirmed' ? t`Confirm` : t`Remove`}
          isDanger={decision === 'removed'}
          hasReason={decision === 'removed'}
          onConfirm={(note) => decide(decision, note)}
          onCancel={() => setDecision(null)}
        />
      )}
      {isOwn && <Trans>This is your own role. Another person must decide.</Trans>}
      <Facts
        facts={[
          [t`Email`, mail],
          [t`Role`, role],
          [t`Last used`, item.lastUsedAt === null ? t`Never` : <Time at={item.lastUsedAt} zone={zone} />],
          ...(item.decidedBy === null ? [] : [[t`Decided by`, item.decidedBy] as const]),
          ...(item.note === '' ? [] : [[t`Note`, item.note] as const]),
        ]}
      />
    </SidePanel>
  )
}
