import { dayOf } from '@ante/contract/kit/days.ts'
import type { AccountRecord } from '@ante/contract/wallet/account-records.ts'
import { useState } from 'react'

import { Later } from '../../ui/later.tsx'
import { RecordDays } from '../../ui/records/record-days.tsx'
import { RecordLine } from './record-line.tsx'

const loadSheet = async () => (await import('./record-sheet.tsx')).RecordSheet

interface RecordListProps {
  records: readonly AccountRecord[]
  currency: string
  zone: string
}

/** Entries of a wallet by day; a tap opens the details of one. */
export function RecordList({ records, currency, zone }: RecordListProps) {
  const [opened, setOpened] = useState<{ record: AccountRecord; open: boolean } | null>(null)
  const open = (record: AccountRecord) => setOpened({ record, open: true })
  const close = () => setOpened((now) => now && { ...now, open: false })
  return (
    <>
      <RecordDays items={records} dayOf={({ at }) => dayOf(zone, at)} keyOf={({ number }) => number}>
        {(record) => <RecordLine record={record} currency={currency} zone={zone} onOpen={open} />}
      </RecordDays>
      {opened && (
        <Later
          isRequested
          load={loadSheet}
          props={{ open: opened.open, record: opened.record, currency, zone, onClose: close }}
          onFailure={() => setOpened(null)}
        />
      )}
    </>
  )
}
