import { TRIAL } from '@ante/contract/member/member-type.ts'
import type { PromotionDetail } from '@ante/contract/promotions/promotions.ts'
import type { PromotionAction } from '@ante/contract/promotions/promotion-type.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { useConnection } from '../../../lib/calls/connection.ts'
import { rememberReturn } from '../../../lib/pages/return-to.ts'
import { useSession } from '../../../lib/session/session.ts'
import { useIsExcluded } from '../../../responsible-gaming/public.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { bonusDepositAddress, promotionAddress } from '../../offer/promotion-address.ts'
import { ClaimedNote } from '../../offer/claimed-note.tsx'
import { ExclusionNote } from '../../offer/exclusion-note.tsx'
import styles from '../detail.module.css'
import { ApplyButton } from './apply-button.tsx'
import { ClaimButton } from './claim-button.tsx'
import { CodeButton } from './code-button.tsx'
import { JoinButton } from './join-button.tsx'
import { ownPageOf } from './own-page.ts'

/** Sticky bar with the next action of a promotion. */
export function ActionBar({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useLingui()
  const { online } = useConnection()
  const action = useAction(promotion)
  if (!action) return null
  return (
    <div className={styles.bar} data-keep-clear>
      {!online && <p className={styles.waits}>{t`You’re offline. Connect to the internet to continue.`}</p>}
      {action}
    </div>
  )
}

function useAction(promotion: PromotionDetail): ReactNode {
  const session = useSession()
  const isExcluded = useIsExcluded()
  const isTrial = session?.customerType === TRIAL
  const { action, status, entry } = promotion
  if (status === 'claimed' && entry?.reward) return <ClaimedNote reward={entry.reward} />
  if (isTrial && (status === 'open' || status === 'signed')) return <NotWithPlayMoney />
  if (isExcluded && action !== 'none' && action !== 'login') return <ExclusionNote />
  // A member with the action `login` still has the visitors' data: shows no action until the member's data is loaded.
  if (action === 'login' && session) return null
  return actions[action](promotion)
}

/** Whether the button is outside the bar: an open calendar has it beside its days. */
const hasOwnButton = ({ type, status }: PromotionDetail) => type === 'LOGIN' && status === 'open'

const actions: Record<PromotionAction, (promotion: PromotionDetail) => ReactNode> = {
  login: ({ promotionId }) => <LogIn promotionId={promotionId} />,
  join: (promotion) => <JoinButton promotion={promotion} />,
  apply: (promotion) => <ApplyButton promotion={promotion} />,
  code: () => <CodeButton />,
  claim: ({ entry }) => entry?.reward && <ClaimButton reward={entry.reward} />,
  deposit: ({ bonusId }) => <Deposit bonusId={bonusId} />,
  none: (promotion) => !hasOwnButton(promotion) && <OtherPageLink promotion={promotion} />,
}

function Deposit({ bonusId }: { bonusId: string | null }) {
  const { t } = useLingui()
  return <ButtonLink wide to={bonusDepositAddress(bonusId)}>{t`Deposit`}</ButtonLink>
}

function LogIn({ promotionId }: { promotionId: string }) {
  const { t } = useLingui()
  const comeBack = () => rememberReturn(promotionAddress(promotionId))
  return <ButtonLink wide to="/m/login" onClick={comeBack}>{t`Log in to join`}</ButtonLink>
}

function NotWithPlayMoney() {
  const { t } = useLingui()
  return (
    <>
      <p className={styles.waits}>{t`You need your own account for this. Your trial still lets you play games.`}</p>
      <ButtonLink wide to="/m/register">{t`Register`}</ButtonLink>
    </>
  )
}

function OtherPageLink({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useLingui()
  const { status } = promotion
  const page = ownPageOf(promotion)
  if (page && status !== 'closed' && status !== 'coming') return <ButtonLink wide to={page}>{t`Open`}</ButtonLink>
  if (status === 'closed') return <ButtonLink wide variant="quiet" to="/m/activity">{t`All promotions`}</ButtonLink>
  return status === 'signed' || status === 'open' ? <ButtonLink wide to="/m/home">{t`Go to games`}</ButtonLink> : null
}
