import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'

import { useSite } from '../lib/site.ts'
import { ChooseMerchant } from '../ui/choose-merchant.tsx'
import { Page } from '../ui/page.tsx'
import { AwaitedList } from './awaited-list.tsx'
import { DrawPanel } from './draw-panel.tsx'
import { LotteryList } from './lottery-list.tsx'
import { ViewTabs } from './view-tabs.tsx'

const route = getRouteApi('/in/m/$merchant/lottery')

/** Lottery desk: results that are awaited, and the lotteries. */
export default function LotteryPage() {
  const { t } = useLingui()
  const { code } = useSite()
  return code === PLATFORM ? <ChooseMerchant title={t`Lottery`} /> : <Desk />
}

function Desk() {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const { view, open } = route.useSearch()
  const navigate = route.useNavigate()
  const [game, draw] = (open ?? '').split(' ')
  const show = (id: string | undefined) =>
    void navigate({ search: (previous) => ({ ...previous, open: id }), replace: true })
  return (
    <Page
      title={t`Lottery`}
      subtitle={t`Two persons enter each result without seeing each other's numbers. Then it is checked and released.`}
      filters={
        <ViewTabs
          label={t`View`}
          chosen={view ?? 'awaited'}
          tabs={[
            { id: 'awaited', label: t`Awaited results` },
            { id: 'lotteries', label: t`Lotteries` },
          ]}
          onChoose={(id) => void navigate({ search: id === 'lotteries' ? { view: 'lotteries' } : {}, replace: true })}
        />
      }
      panel={game && draw && <DrawPanel key={open} name={{ merchant, game, draw }} onClose={() => show(undefined)} />}
    >
      {view === 'lotteries' ? <LotteryList /> : <AwaitedList open={open} onOpen={show} />}
    </Page>
  )
}
