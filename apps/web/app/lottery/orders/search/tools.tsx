import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { FreshPages } from '../../../lib/calls/use-fresh-pages.ts'
import { Later } from '../../../ui/later.tsx'
import { FileButton } from '../../../ui/records/file-button.tsx'
import { FilterButton, RefreshButton, Tools as Row } from '../../../ui/records/tools.tsx'
import type { OrderView } from './order-view.ts'
import { saveOrders } from '../queries.ts'

const loadSheet = async () => (await import('./filter-sheet.tsx')).FilterSheet

interface ToolsProps {
  view: OrderView
  zone: string
  isEmpty: boolean
  fresh: FreshPages
  onShow(view: OrderView): void
}

/** Tools of the list: filter, download, refresh. */
export function Tools({ view, zone, isEmpty, fresh, onShow }: ToolsProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const chosen = [view.game !== '', view.chasesOnly, view.number !== ''].filter(Boolean).length
  return (
    <Row>
      <FilterButton chosen={chosen} onTap={() => setOpen(true)} />
      <FileButton isEmpty={isEmpty} save={() => saveOrders(queries, view, zone)} />
      <RefreshButton
        isRefreshing={fresh.isRefreshing}
        newerLabel={fresh.hasNewer ? t`Refresh to see newer bets` : undefined}
        onTap={fresh.refresh}
      />
      <Later isRequested={open} load={loadSheet} props={{ open, view, onShow, onClose: close }} onFailure={close} />
    </Row>
  )
}
