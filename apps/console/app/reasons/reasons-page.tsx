import { listReasons, saveReason } from '@ante/contract/console/reasons.ts'
import type { EditedReason } from '@ante/contract/console/reasons.ts'
import type { ReasonKind } from '@ante/contract/console/review-parts.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { createColumnHelper } from '@tanstack/react-table'
import { MessageSquareText, Plus } from 'lucide-react'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { entriesOf } from '../lib/entries-of.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import cells from '../ui/cells.module.css'
import { ChooseMerchant } from '../ui/choose-merchant.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Page } from '../ui/page.tsx'
import { Select } from '../ui/select.tsx'
import { SidePanel } from '../ui/side-panel.tsx'
import { Empty } from '../ui/states.tsx'
import type { Features } from '../ui/table-features.ts'
import { ReasonForm } from './reason-form.tsx'
import { kindText } from './reason-texts.ts'

const route = getRouteApi('/in/m/$merchant/reasons')

/** Reasons of decisions about withdrawals and deposits, with their texts for players. */
export default function ReasonsPage() {
  const { t } = useLingui()
  const { code } = useSite()
  return code === PLATFORM ? <ChooseMerchant title={t`Reasons`} /> : <Reasons />
}

type Row = EditedReason & { id: string }
const helper = createColumnHelper<Features, Row>()

function useReasonColumns() {
  const { t } = useLingui()
  return helper.columns([
    helper.accessor('label', {
      header: t`Reason`,
      cell: ({ row: { original: reason } }) => (
        <span className={cells.two}>
          <span>{reason.label}</span>
          <small>{reason.code}</small>
        </span>
      ),
    }),
    helper.accessor('kind', { header: t`For`, cell: ({ getValue }) => t(kindText[getValue()]) }),
    helper.accessor('words', {
      header: t`Text for the player`,
      cell: ({ row: { original: reason } }) => reason.words[0]?.text ?? (reason.kind === 'hold' ? t`None` : '–'),
    }),
    helper.accessor('isActive', {
      header: t`State`,
      cell: ({ row: { original: reason } }) => (
        <span className={cells.badges}>
          {reason.isActive ? <Badge tone="good">{t`Active`}</Badge> : <Badge>{t`Off`}</Badge>}
          {reason.missing.length > 0 && <Badge tone="warn">{t`Texts missing: ${reason.missing.length}`}</Badge>}
          {reason.isOwn && <Badge tone="accent">{t`Own text`}</Badge>}
        </span>
      ),
    }),
  ])
}

const rowsOf = (reasons: readonly EditedReason[], kind: ReasonKind | undefined): Row[] =>
  reasons
    .filter((reason) => kind === undefined || reason.kind === kind)
    .map((reason) => ({ ...reason, id: reason.code }))

function Reasons() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const canChange = useMayCall(merchant)(saveReason)
  const { open, kind } = route.useSearch()
  const navigate = route.useNavigate()
  const [isAdding, setAdding] = useState(false)
  const query = useQuery({
    queryKey: ['reasons', merchant],
    queryFn: ({ signal }) => call(listReasons, { merchant }, signal),
  })
  const columns = useReasonColumns()
  const show = (id: string | undefined) => {
    setAdding(false)
    void navigate({ search: (previous) => ({ ...previous, open: id }), replace: true })
  }
  const { reasons = [], languages = [] } = query.data ?? {}
  const rows = rowsOf(reasons, kind)
  const reason = isAdding ? undefined : reasons.find(({ code }) => code === open)
  const hasPanel = query.data !== undefined && (isAdding || reason !== undefined)
  const choose = (chosen: ReasonKind | 'all') =>
    void navigate({ search: chosen === 'all' ? {} : { kind: chosen }, replace: true })
  return (
    <Page
      title={t`Reasons`}
      subtitle={t`Why a withdrawal or deposit was decided this way, and what the player reads about it.`}
      actions={
        canChange && (
          <Button
            kind="main"
            onPress={() => {
              show(undefined)
              setAdding(true)
            }}
          >
            <Plus size={14} aria-hidden />
            <Trans>Add a reason</Trans>
          </Button>
        )
      }
      filters={
        <Select
          label={t`For`}
          value={kind ?? 'all'}
          options={[
            { value: 'all' as const, label: t`All decisions` },
            ...entriesOf(kindText).map(([value, text]) => ({ value, label: t(text) })),
          ]}
          onChange={choose}
        />
      }
      panel={
        hasPanel && (
          <SidePanel title={reason?.label ?? t`New reason`} onClose={() => show(undefined)}>
            <ReasonForm
              key={`${reason?.code} ${reason?.version}`}
              reason={reason}
              languages={languages}
              canChange={canChange}
              onDone={show}
            />
          </SidePanel>
        )
      }
    >
      <ListView query={query} zone={zone}>
        {() => (
          <DataTable
            label={t`Reasons`}
            columns={columns}
            rows={rows}
            hidden={hasPanel ? ['words'] : []}
            open={open}
            onOpen={show}
            empty={<Empty icon={MessageSquareText} title={t`No reasons`}>{t`Choose another decision.`}</Empty>}
          />
        )}
      </ListView>
    </Page>
  )
}
