import { SetupStep } from '@ante/contract/console/merchant-setup-steps.ts'
import { createSetup } from '@ante/contract/console/merchant-setups.ts'
import type { ListedSetup } from '@ante/contract/console/merchant-setups.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createColumnHelper } from '@tanstack/react-table'
import { getRouteApi } from '@tanstack/react-router'
import { Plus, Store } from 'lucide-react'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { cursorOf } from '../lib/pages.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import cells from '../ui/cells.module.css'
import { DataTable } from '../ui/data-table.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { ListView } from '../ui/list-view.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import { Empty } from '../ui/states.tsx'
import type { Features } from '../ui/table-features.ts'
import { Time } from '../ui/time.tsx'
import { ChoosePlatform } from './choose-platform.tsx'
import { setupsQuery } from './setup-queries.ts'
import { stateText } from './setup-texts.ts'

const route = getRouteApi('/in/m/$merchant/setups')
const STEPS = SetupStep.options.length

/** Setups of new merchants: drafts, those that await approval, and created merchants. */
export function SetupsPage() {
  const { code } = useSite()
  return code === PLATFORM ? <Setups /> : <ChoosePlatform />
}

function Setups() {
  const { t } = useLingui()
  const { zone } = useSite()
  const { page } = route.useSearch()
  const navigate = route.useNavigate()
  const mayBegin = useMayCall(PLATFORM)(createSetup)
  const { failure, isPending, begin } = useBeginning()
  const query = useQuery(setupsQuery(cursorOf(page)))
  const columns = useSetupColumns(zone)
  return (
    <Page
      title={t`New merchants`}
      subtitle={t`From the host to the first deposit. A draft is kept: leave it, and go on later.`}
      actions={
        mayBegin && (
          <Button kind="main" isPending={isPending} onPress={() => void begin()}>
            <Plus size={14} aria-hidden />
            <Trans>New merchant</Trans>
          </Button>
        )
      }
    >
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <ListView query={query} zone={zone}>
        {({ setups, next }) => (
          <>
            <DataTable
              label={t`New merchants`}
              columns={columns}
              rows={setups}
              open={undefined}
              onOpen={(setup) =>
                setup !== undefined &&
                void navigate({ to: '/m/$merchant/setups/$setup', params: { merchant: PLATFORM, setup } })
              }
              empty={
                <Empty icon={Store} title={t`No new merchants`}>
                  <Trans>Begin one with New merchant. It takes about ten minutes.</Trans>
                </Empty>
              }
            />
            {(setups.length > 0 || page !== undefined) && (
              <Pager
                count={setups.length}
                trail={page}
                next={next}
                onPage={(trail) => void navigate({ search: { page: trail } })}
              />
            )}
          </>
        )}
      </ListView>
    </Page>
  )
}

/** Begins a setup, and opens it. One key for all attempts, so that a double click begins a single one. */
function useBeginning() {
  const navigate = route.useNavigate()
  const failureText = useFailureText()
  const [key] = useState(() => crypto.randomUUID())
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const begin = async () => {
    if (isPending) return
    setPending(true)
    setFailure(null)
    try {
      const { id } = await call(createSetup, { merchant: PLATFORM, key })
      await navigate({ to: '/m/$merchant/setups/$setup', params: { merchant: PLATFORM, setup: id } })
    } catch (error) {
      setFailure(failureText(error))
      setPending(false)
    }
  }
  return { failure, isPending, begin }
}

const helper = createColumnHelper<Features, ListedSetup>()

function useSetupColumns(zone: string) {
  const { t } = useLingui()
  return helper.columns([
    helper.accessor('name', {
      header: t`Merchant`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.two}>
          <span>{one.name || t`Without a name yet`}</span>
          <small>{one.host}</small>
        </span>
      ),
    }),
    helper.accessor('state', {
      header: t`State`,
      cell: ({ getValue }) => {
        const { text, tone } = stateText[getValue()]
        return <Badge tone={tone}>{t(text)}</Badge>
      },
    }),
    helper.accessor('saved', { header: t`Steps`, cell: ({ getValue }) => t`${getValue()} of ${STEPS}` }),
    helper.accessor('editedBy', { header: t`Edited by` }),
    helper.accessor('editedAt', {
      header: t`Edited`,
      cell: ({ getValue }) => <Time at={getValue()} zone={zone} />,
    }),
  ])
}
