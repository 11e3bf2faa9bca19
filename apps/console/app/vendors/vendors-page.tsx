import type { VendorOverview } from '@ante/contract/console/vendors.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Gamepad2, OctagonX } from 'lucide-react'
import { useEffect } from 'react'

import { useSite } from '../lib/site.ts'
import { useLiveRows } from '../lib/staff-live.ts'
import { useRefetchWhileUsed } from '../lib/use-refetch-while-used.ts'
import { useIsOffered } from '../operations/use-is-offered.ts'
import { Button } from '../ui/button.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { FilterField } from '../ui/filter-field.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Page } from '../ui/page.tsx'
import { Select } from '../ui/select.tsx'
import { Empty } from '../ui/states.tsx'
import { vendorChange } from './vendor-change.ts'
import { useVendorColumns } from './vendor-columns.tsx'
import { VendorPanel } from './vendor-panel.tsx'
import { vendorsQuery } from './vendor-queries.ts'

const route = getRouteApi('/in/m/$merchant/vendors')

const RENEWED_MS = 15_000

/** Columns that the panel shows as well. */
const IN_PANEL = ['lastCall', 'p95', 'failures', 'openRounds', 'games']

/** Vendors: whether they work and answer, their calls and open rounds, and the stop. */
export default function VendorsPage() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { open, state, name } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useQuery(vendorsQuery(merchant))
  const canStop = useIsOffered(PLATFORM, 'vendors', 'stop')
  const columns = useVendorColumns(zone)
  const { updatedAt } = useLiveRows('vendors', query.dataUpdatedAt)
  useRefetchWhileUsed(query.refetch, RENEWED_MS)
  const { refetch } = query
  useEffect(() => {
    if (updatedAt > 0) void refetch()
  }, [updatedAt, refetch])
  const show = (id: string | undefined) =>
    void navigate({ search: (previous) => ({ ...previous, open: id }), replace: true })
  const states = { open: t`Open`, closed: t`Closed`, stopped: t`Stopped`, down: t`Not answering` }
  const fits = (vendor: VendorOverview) =>
    (state === undefined || (state === 'down' ? vendor.health === 'down' : vendor.state === state)) &&
    `${vendor.name} ${vendor.code}`.toLowerCase().includes((name ?? '').toLowerCase())
  const opened = query.data?.vendors.find(({ code }) => code === open)
  return (
    <Page
      title={t`Vendors`}
      subtitle={t`Calls are those of the last hour, in both directions.`}
      actions={
        canStop && (
          <Button kind="danger" onPress={() => vendorChange.set({ action: 'stop', vendor: null })}>
            <OctagonX size={14} aria-hidden />
            <Trans>Stop a vendor</Trans>
          </Button>
        )
      }
      filters={
        <>
          <Select
            label={t`State`}
            value={state ?? 'all'}
            options={[
              { value: 'all' as const, label: t`All states` },
              ...(['open', 'closed', 'stopped', 'down'] as const).map((value) => ({ value, label: states[value] })),
            ]}
            onChange={(chosen) =>
              void navigate({
                search: (previous) => ({ ...previous, state: chosen === 'all' ? undefined : chosen, open: undefined }),
                replace: true,
              })
            }
          />
          <FilterField
            label={t`Name or code`}
            value={name}
            onChange={(typed) =>
              void navigate({ search: (previous) => ({ ...previous, name: typed, open: undefined }), replace: true })
            }
          />
        </>
      }
      panel={opened && <VendorPanel key={opened.code} vendor={opened} onClose={() => show(undefined)} />}
    >
      <ListView query={query} zone={zone}>
        {({ vendors }) => (
          <DataTable
            label={t`Vendors`}
            columns={columns}
            rows={vendors.filter(fits).map((vendor) => ({ ...vendor, id: vendor.code }))}
            hidden={opened ? IN_PANEL : []}
            open={open}
            onOpen={show}
            empty={
              <Empty icon={Gamepad2} title={t`No vendors`}>
                {vendors.length === 0 ? t`The merchant offers none.` : t`No vendor fits the filter.`}
              </Empty>
            }
          />
        )}
      </ListView>
    </Page>
  )
}
