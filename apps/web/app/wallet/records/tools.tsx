import { ACCOUNT_RECORDS_PER_FILE, accountRecordsFile } from '@ante/contract/wallet/account-records.ts'
import { MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import type { WalletBalances } from '@ante/contract/wallet/balance.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { saveFile } from '../../lib/calls/save-file.ts'
import type { FreshPages } from '../../lib/calls/use-fresh-pages.ts'
import { formatCount } from '../../lib/i18n/format-count.ts'
import { Later } from '../../ui/later.tsx'
import { FileButton } from '../../ui/records/file-button.tsx'
import { FilterButton, RefreshButton, StatementsLink, Tools as Row } from '../../ui/records/tools.tsx'
import { filterOf } from './record-view.ts'
import type { RecordView } from './record-view.ts'

const loadSheet = async () => (await import('./wallet-filter.tsx')).WalletFilter

interface ToolsProps {
  view: RecordView
  wallets: WalletBalances['balance']
  isEmpty: boolean
  fresh: FreshPages
  onShow(view: RecordView): void
}

/** Tools of the record: wallet selector, download, refresh. */
export function Tools({ view, wallets, isEmpty, fresh, onShow }: ToolsProps) {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const max = formatCount(ACCOUNT_RECORDS_PER_FILE, i18n.locale)
  const show = (wallet: number) => onShow({ ...view, wallet })
  return (
    <Row>
      <FilterButton chosen={view.wallet === MAIN_WALLET ? 0 : 1} onTap={() => setOpen(true)} />
      <FileButton
        isEmpty={isEmpty}
        save={() => saveFile(accountRecordsFile, filterOf(view), 'account.csv')}
        note={t`The file includes up to ${max} of the latest entries.`}
      />
      <StatementsLink />
      <RefreshButton
        isRefreshing={fresh.isRefreshing}
        newerLabel={fresh.hasNewer ? t`Refresh to see newer entries` : undefined}
        onTap={fresh.refresh}
      />
      <Later
        isRequested={open}
        load={loadSheet}
        props={{ open, wallets, chosen: view.wallet, onShow: show, onClose: close }}
        onFailure={close}
      />
    </Row>
  )
}
