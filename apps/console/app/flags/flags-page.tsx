import { listFlags } from '@ante/contract/console/flags.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { createColumnHelper } from '@tanstack/react-table'
import { ToggleRight } from 'lucide-react'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import cells from '../ui/cells.module.css'
import { ChooseMerchant } from '../ui/choose-merchant.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { FilterField } from '../ui/filter-field.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Page } from '../ui/page.tsx'
import { Select } from '../ui/select.tsx'
import { Empty } from '../ui/states.tsx'
import type { Features } from '../ui/table-features.ts'
import { FlagPanel } from './flag-panel.tsx'
import { differingMerchants, flagRows, isOnAt } from './flag-rows.ts'
import type { FlagFilter, FlagRow } from './flag-rows.ts'
import { FlagState } from './flag-state.tsx'
import styles from './flags.module.css'

const route = getRouteApi('/in/m/$merchant/flags')

/** Flags of a merchant, compared with other merchants. */
export default function FlagsPage() {
  const { t } = useLingui()
  const { code } = useSite()
  return code === PLATFORM ? <ChooseMerchant title={t`Flags`} /> : <Flags />
}

const helper = createColumnHelper<Features, FlagRow>()

interface Compared {
  merchant: string
  /** The merchant of the comparison; undefined for all. */
  other: { code: string; name: string } | undefined
  merchants: readonly string[]
}

function useFlagColumns({ merchant, other, merchants }: Compared) {
  const { t } = useLingui()
  return helper.columns([
    helper.accessor('flag', {
      header: t`Flag`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.two}>
          <span className={styles.meaning}>{one.meaning || t`Unknown: no function reads it.`}</span>
          <small>{one.flag}</small>
        </span>
      ),
    }),
    helper.display({
      id: 'state',
      header: t`State`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.badges}>
          <FlagState isOn={isOnAt(one, merchant)} />
          {one.isGuarded && <Badge tone="accent">{t`Two persons`}</Badge>}
          {one.scheduled.length > 0 && <Badge tone="warn">{t`Scheduled: ${one.scheduled.length}`}</Badge>}
        </span>
      ),
    }),
    helper.display({
      id: 'other',
      header: other ? other.name : t`Different at`,
      cell: ({ row: { original: one } }) =>
        other ? (
          <FlagState isOn={isOnAt(one, other.code)} isDifferent={isOnAt(one, other.code) !== isOnAt(one, merchant)} />
        ) : (
          differingMerchants(one, merchant, merchants).join(', ') || '–'
        ),
    }),
  ])
}

function Flags() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const filter = route.useSearch()
  const navigate = route.useNavigate()
  const query = useQuery({
    queryKey: ['flags', merchant],
    queryFn: ({ signal }) => call(listFlags, { merchant }, signal),
  })
  const { flags = [], merchants = [] } = query.data ?? {}
  const codes = merchants.map(({ code }) => code)
  const other = merchants.find(({ code }) => code === filter.with && code !== merchant)
  const columns = useFlagColumns({ merchant, other, merchants: codes })
  const rows = flagRows({ flags, merchant, merchants: codes }, { ...filter, with: other?.code })
  const flag = flags.find((one) => one.flag === filter.open)
  const change = (changed: Partial<FlagFilter & { open: string | undefined }>) =>
    void navigate({ search: (previous) => ({ ...previous, ...changed }), replace: true })
  const show = (open: string | undefined) => change({ open })
  return (
    <Page
      title={t`Flags`}
      subtitle={t`Functions of the site. While a flag is off, pages hide the function and its calls are refused.`}
      filters={
        <>
          <FilterField label={t`Search`} value={filter.q} onChange={(q) => change({ q })} />
          <Select
            label={t`Show`}
            value={filter.show ?? 'all'}
            options={[
              { value: 'all' as const, label: t`All flags` },
              { value: 'different' as const, label: t`Only differences` },
              { value: 'on' as const, label: t`On` },
              { value: 'off' as const, label: t`Off` },
              { value: 'scheduled' as const, label: t`With a scheduled change` },
            ]}
            onChange={(value) => change({ show: value === 'all' ? undefined : value })}
          />
          {merchants.length > 1 && (
            <Select
              label={t`Compare with`}
              value={other?.code ?? 'all'}
              options={[
                { value: 'all', label: t`All merchants` },
                ...merchants
                  .filter(({ code }) => code !== merchant)
                  .map(({ code, name }) => ({ value: code, label: name })),
              ]}
              onChange={(code) => change({ with: code === 'all' ? undefined : code })}
            />
          )}
        </>
      }
      panel={flag && <FlagPanel key={flag.flag} flag={flag} merchants={merchants} onClose={() => show(undefined)} />}
    >
      <ListView query={query} zone={zone}>
        {() => (
          <DataTable
            label={t`Flags`}
            columns={columns}
            rows={rows}
            open={filter.open}
            onOpen={show}
            empty={<Empty icon={ToggleRight} title={t`No flag matches`}>{t`Change the search or the filter.`}</Empty>}
          />
        )}
      </ListView>
    </Page>
  )
}
