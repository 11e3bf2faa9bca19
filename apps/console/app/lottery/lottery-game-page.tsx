import type { LotteryOverview } from '@ante/contract/console/lottery.ts'
import { DrawFilter } from '@ante/contract/console/list-filters.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'

import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ChooseMerchant } from '../ui/choose-merchant.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Page } from '../ui/page.tsx'
import { Select } from '../ui/select.tsx'
import { DrawList } from './draw-list.tsx'
import { DrawPanel } from './draw-panel.tsx'
import { ExposureView } from './exposure-view.tsx'
import { LimitsView } from './limits-view.tsx'
import { lotteryQuery } from './lottery-queries.ts'
import { saleTone, useSaleText, useScheduleText } from './lottery-texts.ts'
import { SaleChangeDialog, useMaySell } from './sale-change.tsx'
import type { SaleChange } from './sale-change.tsx'
import { SaleView } from './sale-view.tsx'
import { useSaleChanges } from './use-sale-changes.ts'
import { ViewTabs } from './view-tabs.tsx'

const route = getRouteApi('/in/m/$merchant/lottery/$game')

/** One lottery: its draws, the exposure of the running draw, what it sells, its limits and series. */
export default function LotteryGamePage() {
  const { t } = useLingui()
  const { code } = useSite()
  return code === PLATFORM ? <ChooseMerchant title={t`Lottery`} /> : <LotteryGame />
}

function LotteryGame() {
  const { code: merchant, zone } = useSite()
  const { game } = route.useParams()
  const { view, open } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useQuery(lotteryQuery(merchant, game))
  const lottery = query.data?.lottery
  const close = () => void navigate({ search: (previous) => ({ ...previous, open: undefined }), replace: true })
  return (
    <Page
      title={lottery?.name ?? game}
      subtitle={lottery && <Subtitle lottery={lottery} />}
      actions={lottery && <SaleActions lottery={lottery} />}
      filters={<Filters />}
      panel={open !== undefined && <DrawPanel key={open} name={{ merchant, game, draw: open }} onClose={close} />}
    >
      {view === undefined && <DrawList game={game} />}
      {view === 'exposure' && <ExposureView game={game} name={lottery?.name ?? game} />}
      {(view === 'sale' || view === 'limits') && (
        <ListView query={query} zone={zone}>
          {(shown) => (view === 'sale' ? <SaleView shown={shown} /> : <LimitsView shown={shown} />)}
        </ListView>
      )}
    </Page>
  )
}

function Filters() {
  const { t } = useLingui()
  const { view, state } = route.useSearch()
  const navigate = route.useNavigate()
  const states: Record<DrawFilter, string> = {
    awaited: t`Awaits result`,
    settled: t`With result`,
    reversed: t`Reversed`,
    void: t`Void`,
  }
  return (
    <>
      <ViewTabs
        label={t`View`}
        chosen={view ?? 'draws'}
        tabs={[
          { id: 'draws', label: t`Draws` },
          { id: 'exposure', label: t`Exposure` },
          { id: 'sale', label: t`Sale` },
          { id: 'limits', label: t`Series and limits` },
        ]}
        onChoose={(id) => void navigate({ search: id === 'draws' ? {} : { view: id }, replace: true })}
      />
      {view === undefined && (
        <Select
          label={t`State`}
          value={state ?? 'all'}
          options={[
            { value: 'all' as const, label: t`All states` },
            ...DrawFilter.options.map((value) => ({ value, label: states[value] })),
          ]}
          onChange={(chosen) => void navigate({ search: chosen === 'all' ? {} : { state: chosen }, replace: true })}
        />
      )}
    </>
  )
}

function Subtitle({ lottery }: { lottery: LotteryOverview }) {
  const { code: merchant } = useSite()
  const saleText = useSaleText()
  const scheduleText = useScheduleText()
  const { code, group, schedule, sale, current } = lottery
  return (
    <>
      <Link to="/m/$merchant/lottery" params={{ merchant }} search={{ view: 'lotteries' }}>
        <Trans>Lotteries</Trans>
      </Link>
      {' · '}
      {code} · {group} · {scheduleText(schedule)} ·{' '}
      <Link to="/m/$merchant/lottery/$game" params={{ merchant, game: code }} search={{ open: current.drawNumber }}>
        <Trans>Running draw {current.drawNumber}</Trans>
      </Link>{' '}
      <Badge tone={saleTone[sale]}>{saleText(sale)}</Badge>
    </>
  )
}

function SaleActions({ lottery: { code, name, sale } }: { lottery: LotteryOverview }) {
  const mayUpdate = useMaySell('update-sale')
  const changes = useSaleChanges(code, name)
  const [change, setChange] = useState<SaleChange | null>(null)
  if (!mayUpdate) return null
  return (
    <>
      {sale === 'on' && (
        <Button kind="danger" onPress={() => setChange(changes.sale('paused'))}>
          <Trans>Pause the sale</Trans>
        </Button>
      )}
      {sale !== 'off' && (
        <Button onPress={() => setChange(changes.sale('off'))}>
          <Trans>Close the sale</Trans>
        </Button>
      )}
      {sale !== 'on' && (
        <Button kind="main" onPress={() => setChange(changes.sale('on'))}>
          <Trans>Open the sale</Trans>
        </Button>
      )}
      <SaleChangeDialog change={change} onClose={() => setChange(null)} />
    </>
  )
}
