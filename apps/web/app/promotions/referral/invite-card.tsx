import type { Referral } from '@ante/contract/promotions/referral.ts'
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'

import { useMerchant } from '../../merchant/public.ts'
import { Button } from '../../ui/button.tsx'
import { CopyLine, useCopy } from '../../ui/copy-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { invitationLink } from './invitation-link.ts'
import styles from './referral.module.css'

const QrCode = lazy(async () => ({ default: (await import('../../ui/qr-code.tsx')).QrCode }))

const SIZE_PX = 192

/** The member's link for friends: to be photographed, copied, or handed on. */
export function InviteCard({ referral }: { referral: Referral }) {
  const { t } = useLingui()
  const link = invitationLink(referral, location)
  const share = useShare(link)
  return (
    <div className={styles.card}>
      <div className={styles.qr}>
        <Suspense fallback={<Skeleton height={SIZE_PX} width={SIZE_PX} />}>
          <QrCode text={link} label={t`Code for the camera of your friend’s phone`} />
        </Suspense>
      </div>
      <CopyLine label={t`Your link`} text={link} />
      <CopyLine label={t`Your invitation code`} text={referral.referralCode} />
      <Button wide onClick={() => void share()}>{t`Share your link`}</Button>
    </div>
  )
}

/** By the phone's own sheet, or into the clipboard where there is none. */
function useShare(url: string): () => Promise<void> {
  const { t } = useLingui()
  const { name } = useMerchant()
  const copy = useCopy()
  return async () => {
    // Missing in many browsers, whatever the type says.
    const { share } = navigator as Partial<Navigator>
    if (!share) return copy(url)
    // Who closes the sheet has changed his mind: that is no failure.
    return share
      .call(navigator, { title: name, text: t`Come and play with me at ${name}.`, url })
      .catch(() => undefined)
  }
}
