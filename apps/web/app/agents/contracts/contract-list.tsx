import type { Contract } from '@ante/contract/agents/contracts.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useNearBottom } from '../../lib/browser/use-near-bottom.ts'
import { eachOnce } from '../../lib/calls/each-once.ts'
import { Later } from '../../ui/later.tsx'
import { List } from '../../ui/list.tsx'
import { RecordsEnd } from '../../ui/records/records-end.tsx'
import { useOpened } from '../../ui/use-opened.ts'
import { ContractCard } from './contract-card.tsx'
import styles from './contracts.module.css'
import { contractsIn } from './queries.ts'
import type { ContractList as Listed } from './queries.ts'

const loadHistory = async () => (await import('./history-sheet.tsx')).HistorySheet
const loadChange = async () => (await import('./change-sheet.tsx')).ChangeSheet

interface ContractListProps extends Listed {
  empty: ReactNode
}

/** Contracts with their state and available steps. */
export function ContractList({ empty, ...list }: ContractListProps) {
  const { t } = useLingui()
  const pages = useSuspenseInfiniteQuery(contractsIn(list))
  useNearBottom(pages.hasNextPage && !pages.isFetching && !pages.isFetchNextPageError, () => void pages.fetchNextPage())
  const contracts = eachOnce(
    pages.data.pages,
    (page) => page.contracts,
    ({ contractId }) => contractId,
  )
  const currency = pages.data.pages[0]?.currency ?? ''
  const [selected, setSelected] = useState<Contract | null>(null)
  const reading = useOpened()
  const changing = useOpened()
  const openedContract = contracts.find(({ contractId }) => contractId === selected?.contractId) ?? selected
  const open = (contract: Contract, sheet: typeof reading) => {
    setSelected(contract)
    sheet.show()
  }
  return (
    <>
      <List items={contracts} className={styles.list} empty={empty}>
        {(contract) => (
          <ContractCard
            key={contract.contractId}
            contract={contract}
            currency={currency}
            onHistory={() => open(contract, reading)}
            onChange={() => open(contract, changing)}
          />
        )}
      </List>
      <RecordsEnd
        pages={pages}
        isEmpty={contracts.length === 0}
        texts={{ loading: t`Loading more contracts…`, failed: t`Couldn’t load more contracts.` }}
      />
      {openedContract && (
        <>
          <Later
            isRequested={reading.open}
            load={loadHistory}
            props={{ ...reading.sheet, contract: openedContract }}
            onFailure={reading.close}
          />
          <Later
            isRequested={changing.open}
            load={loadChange}
            props={{ ...changing.sheet, contract: openedContract }}
            onFailure={changing.close}
          />
        </>
      )}
    </>
  )
}
