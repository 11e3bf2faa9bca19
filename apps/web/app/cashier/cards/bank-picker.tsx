import type { Bank } from '@ante/contract/cashier/bank-cards.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Icon } from '../../ui/icon.tsx'
import { List } from '../../ui/list.tsx'
import { SearchLine } from '../../ui/search-line.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { BankIcon } from './bank-icon.tsx'
import styles from './bank-picker.module.css'
import { findBanks } from './find-banks.ts'

interface BankPickerProps {
  banks: readonly Bank[]
  chosen: string | null
  onChoose(bank: Bank): void
}

/** Searchable list of all supported banks. */
export function BankPicker({ banks, chosen, onChoose }: BankPickerProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  return (
    <>
      <SearchLine label={t`Search banks by name`} placeholder={t`Bank name`} onSearch={setTyped} />
      <div className={styles.list}>
        <List
          items={findBanks(banks, typed)}
          empty={<EmptyState icon="search" title={t`No matching bank`}>{t`Try part of the name.`}</EmptyState>}
        >
          {(bank) => (
            <li key={bank.bankCode}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={bank.bankCode === chosen}
                onClick={() => onChoose(bank)}
              >
                <BankIcon name={bank.bankName} kind={bank.kind} />
                <span className={styles.name}>
                  <bdi>{bank.bankName}</bdi>
                </span>
                {bank.bankCode === chosen && <Icon name="check" size={20} />}
              </button>
            </li>
          )}
        </List>
      </div>
    </>
  )
}
