import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { useSession } from '../lib/session/session.ts'
import { availablePromotions } from '../promotions/public.ts'
import styles from './reward-bubble.module.css'

/** Maximum count shown; a badge has no room for more. */
const COUNTED_UP_TO = 99

/** Badge with the number of waiting rewards; empty without any. */
export function RewardBubble() {
  const { t } = useLingui()
  const session = useSession()
  const { data } = useQuery({ ...availablePromotions, enabled: session !== null })
  const count = data?.unclaimedCount ?? 0
  if (!session || count < 1) return null
  return (
    <>
      <span className={styles.bubble} aria-hidden="true">
        {count > COUNTED_UP_TO ? `${COUNTED_UP_TO}+` : count}
      </span>
      <span className={styles.srOnly}>
        {t`${plural(count, { one: `${count} reward to claim`, other: `${count} rewards to claim` })}`}
      </span>
    </>
  )
}
