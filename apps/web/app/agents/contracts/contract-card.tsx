import type { Contract } from '@ante/contract/agents/contracts.ts'
import { useLingui } from '@lingui/react/macro'

import { useMerchant } from '../../merchant/public.ts'
import { ContractActions } from './contract-actions.tsx'
import { playTexts, statusTexts, tierSentence } from './contract-texts.ts'
import styles from './contracts.module.css'
import { TierTable } from './tier-table.tsx'

interface ContractCardProps {
  contract: Contract
  currency: string
  onHistory(): void
  onChange(): void
}

/** One contract: other party, state, terms, and available steps. */
export function ContractCard({ contract, currency, onHistory, onChange }: ContractCardProps) {
  const { t, i18n } = useLingui()
  const { name } = useMerchant()
  const { category, kind, status, side, other, terms, offered } = contract
  const partner = other?.account ?? name
  // The first line shows the terms in force, not a pending change.
  const [first] = (terms ?? offered)?.tiers ?? []
  return (
    <li>
      <article className={styles.card} aria-label={t`${i18n._(playTexts[category])}, ${partner}`}>
        <header className={styles.head}>
          <span className={styles.heading}>
            <span className={styles.category}>{i18n._(playTexts[category])}</span>
            <span className={styles.partner}>
              <bdi>{side === 'downline' ? t`From ${partner}` : t`For ${partner}`}</bdi>
            </span>
          </span>
          <span className={styles.status} data-status={status}>
            {i18n._(statusTexts(contract))}
          </span>
        </header>
        {side === 'downline' && first && (
          <p className={styles.plain}>{i18n._(tierSentence(kind, first, { locale: i18n.locale, currency }))}</p>
        )}
        <Terms contract={contract} currency={currency} />
        <ContractActions contract={contract} currency={currency} onChange={onChange} />
        <button type="button" className={styles.history} onClick={onHistory}>{t`History`}</button>
      </article>
    </li>
  )
}

/** Terms in force, beside the offered changes. */
function Terms({ contract, currency }: Pick<ContractCardProps, 'contract' | 'currency'>) {
  const { t } = useLingui()
  const { status, side, terms, offered, endingBy } = contract
  const rows = (offered ?? terms)?.tiers ?? []
  return (
    <>
      {terms && <TierTable title={offered ? t`Current terms` : t`All tiers`} tiers={terms.tiers} currency={currency} />}
      {offered && (
        <TierTable
          title={terms ? t`Proposed terms` : t`Offered`}
          tiers={offered.tiers}
          currency={currency}
          against={terms?.tiers}
        />
      )}
      {rows.length > 1 && <p className={styles.note}>{t`The highest tier you fully meet applies.`}</p>}
      {status === 'V' && (
        <p className={styles.note}>
          {endingBy === side
            ? t`You’ve asked to end this contract. It continues until the other party agrees.`
            : t`The other party has asked to end this contract. It continues until you agree.`}
        </p>
      )}
    </>
  )
}
