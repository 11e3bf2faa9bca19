import { openReview, signReview } from '@ante/contract/staff/reviews.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { useMay } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { Notice } from '../ui/notice.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { announce } from '../ui/toasts.tsx'
import { quarterOf } from './quarter.ts'
import type { Review } from './review-queries.ts'

interface ReviewActionsProps {
  reviews: readonly Review[]
  review: Review | undefined
  onOpened(quarter: string): void
}

/** Buttons that open the review of this quarter, and sign a completely decided review. */
export function ReviewActions({ reviews, review, onOpened }: ReviewActionsProps) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const may = useMay(merchant)
  const client = useQueryClient()
  const failureText = useFailureText()
  const [isSigning, setSigning] = useState(false)
  const current = quarterOf(zone)
  const opening = useMutation({
    mutationFn: () => call(openReview, { merchant }),
    onSuccess: async ({ quarter }) => {
      await client.invalidateQueries({ queryKey: ['reviews'] })
      onOpened(quarter)
    },
  })
  if (!may('staff.review.update')) return null
  const left = review?.open ?? 0
  const sign = async () => {
    if (!review) return
    await call(signReview, { merchant, id: review.id })
    announce(t`Signed.`)
    setSigning(false)
    await client.invalidateQueries({ queryKey: ['reviews'] })
  }
  return (
    <>
      {opening.error && <Notice tone="bad">{failureText(opening.error)}</Notice>}
      {!reviews.some(({ quarter }) => quarter === current) && (
        <Button kind="main" isPending={opening.isPending} onPress={() => opening.mutate()}>
          <Trans>Open review of {current}</Trans>
        </Button>
      )}
      {review?.signedAt === null && (
        <Button kind="main" isDisabled={left > 0} onPress={() => setSigning(true)}>
          <Trans>Sign review</Trans>
        </Button>
      )}
      <Overlay title={t`Sign the review`} isOpen={isSigning} onClose={() => setSigning(false)}>
        <ConfirmForm
          confirmText={t`Sign ${review?.quarter ?? ''} with ${review?.items ?? 0} roles. A signed review can't be changed.`}
          action={t`Sign`}
          hasReason={false}
          onConfirm={sign}
          onCancel={() => setSigning(false)}
        />
      </Overlay>
    </>
  )
}
