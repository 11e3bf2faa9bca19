import type { DrawCheck } from '@ante/contract/lottery/draws/check-draw.ts'
import { useLingui } from '@lingui/react/macro'

import { Icon } from '../../ui/icon.tsx'
import { WholeResult } from '../kit/balls/whole-result.tsx'
import styles from './proof.module.css'

/** Result of the verification: each check, and the result that the secret yields. */
export function Verdict({ family, check }: { family: string; check: DrawCheck }) {
  const { t } = useLingui()
  const isFair = check.secretMatches && check.resultMatches && check.chainMatches !== false
  return (
    <>
      <p className={styles.outcome} data-good={isFair}>
        {isFair
          ? t`Fair: this phone drew exactly these numbers.`
          : t`Something doesn’t match. Copy the proof for customer service.`}
      </p>
      <ul className={styles.checks}>
        <Line good={check.secretMatches}>{t`The seed matches the published hash.`}</Line>
        {check.chainMatches !== null && <Line good={check.chainMatches}>{t`The daily seeds form one chain.`}</Line>}
        <Line good={check.resultMatches}>{t`The seed produces the announced result.`}</Line>
      </ul>
      {check.result !== null && <WholeResult family={family} result={check.result} arriving />}
    </>
  )
}

function Line({ good, children }: { good: boolean; children: string }) {
  const { t } = useLingui()
  return (
    <li data-good={good}>
      <Icon name={good ? 'check' : 'close'} size={18} />
      <span>
        {children}
        {!good && <b> {t`No`}</b>}
      </span>
    </li>
  )
}
