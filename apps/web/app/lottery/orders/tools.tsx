import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { Fresh } from '../../lib/calls/use-fresh-pages.ts'
import { Later } from '../../ui/later.tsx'
import { FilterButton, RefreshButton, Tools as Row } from '../../ui/records/tools.tsx'
import type { OrderView } from './order-view.ts'

const loadSheet = async () => (await import('./filter-sheet.tsx')).FilterSheet

interface ToolsProps {
  view: OrderView
  fresh: Fresh
  onShow(view: OrderView): void
}

/** What can be done with the bets: narrow them, look again. */
export function Tools({ view, fresh, onShow }: ToolsProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const chosen = [view.game !== '', view.chasesOnly, view.number !== ''].filter(Boolean).length
  return (
    <Row>
      <FilterButton chosen={chosen} onTap={() => setOpen(true)} />
      <RefreshButton
        isRefreshing={fresh.isRefreshing}
        behind={fresh.isBehind ? t`Refresh: there are newer bets` : undefined}
        onTap={fresh.refresh}
      />
      <Later wanted={open} load={loadSheet} props={{ open, view, onShow, onClose: close }} onFailure={close} />
    </Row>
  )
}
