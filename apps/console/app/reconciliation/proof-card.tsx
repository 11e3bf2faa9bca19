import type { ReconciliationDay } from '@ante/contract/console/reconciliation.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { countText } from '../lib/amounts.ts'
import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import { Time } from '../ui/time.tsx'
import styles from './reconciliation.module.css'

/** Result of the last check of the ledger: each balance against its transfers, and the sum of all accounts. */
export function ProofCard({ proof }: Pick<ReconciliationDay, 'proof'>) {
  const { t } = useLingui()
  const { zone } = useSite()
  const count = proof?.problems.length ?? 0
  return (
    <section className={styles.card} aria-label={t`Proof of the ledger`}>
      <header className={styles.cardHead}>
        <h2>
          <Trans>Proof of the ledger</Trans>
        </h2>
        {proof && (
          <Badge tone={count === 0 ? 'good' : 'bad'}>
            {count === 0 ? <Trans>No problem</Trans> : <Trans>{count} problems</Trans>}
          </Badge>
        )}
      </header>
      {proof === null ? (
        <p className={styles.note}>
          <Trans>Each night, the first one soon. Every balance is calculated from its transfers.</Trans>
        </p>
      ) : (
        <>
          <p className={styles.note}>
            <Trans>
              {countText(Number(proof.transfers))} transfers, {countText(Number(proof.accounts))} accounts, checked{' '}
              <Time at={proof.checkedAt} zone={zone} isRelative />.
            </Trans>
          </p>
          {count > 0 && (
            <ul className={styles.problems}>
              {proof.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  )
}
