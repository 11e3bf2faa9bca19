import { useLingui } from '@lingui/react/macro'

import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import styles from './contracts.module.css'

const CARD_PX = 240

/** Skeleton of the first two contracts. */
export function ContractsSkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.waiting}>
      <Loading label={t`Loading contracts…`} />
      <Skeleton height={CARD_PX} />
      <Skeleton height={CARD_PX} />
    </div>
  )
}
