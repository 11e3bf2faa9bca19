import { PromotionState } from '@ante/contract/console/list-filters.ts'
import { grantRewards } from '@ante/contract/console/promotion-grants.ts'
import { savePromotion } from '@ante/contract/console/promotions.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Gift, Plus } from 'lucide-react'
import { useState } from 'react'

import { cursorOf } from '../lib/pages.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { ChooseMerchant } from '../ui/choose-merchant.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { Page } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import { offeredTypes, promotionStateText, promotionTypeText } from '../ui/promotion-texts.ts'
import { Select } from '../ui/select.tsx'
import { Empty } from '../ui/states.tsx'
import { GrantForm } from './grant-form.tsx'
import { NewPromotion } from './new-promotion.tsx'
import { usePromotionColumns } from './promotion-columns.tsx'
import { promotionsQuery } from './promotion-queries.ts'

const route = getRouteApi('/in/m/$merchant/promotions')

/** Promotions with their drafts. */
export default function PromotionsPage() {
  const { t } = useLingui()
  const { code } = useSite()
  return code === PLATFORM ? <ChooseMerchant title={t`Promotions`} /> : <Promotions />
}

/** The filter in the address; a value that is no state or type is dropped. */
function useFilter() {
  const { state, type } = route.useSearch()
  return {
    state: PromotionState.options.find((one) => one === state),
    type: offeredTypes.find((one) => one === type),
  }
}

function Promotions() {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const mayCall = useMayCall(merchant)
  const canEdit = mayCall(savePromotion)
  const { state, type } = useFilter()
  const navigate = route.useNavigate()
  const [dialog, setDialog] = useState<'new' | 'grant' | null>(null)
  const close = () => setDialog(null)
  return (
    <Page
      title={t`Promotions`}
      subtitle={t`Rewards for players: drafts, what awaits approval, and what runs.`}
      actions={
        <>
          <Link to="/m/$merchant/promotion-applications" params={{ merchant }}>
            <Trans>Applications</Trans>
          </Link>
          {mayCall(grantRewards) && (
            <Button onPress={() => setDialog('grant')}>
              <Trans>Grant to a list</Trans>
            </Button>
          )}
          {canEdit && (
            <Button kind="main" onPress={() => setDialog('new')}>
              <Plus size={14} aria-hidden />
              <Trans>New</Trans>
            </Button>
          )}
        </>
      }
      filters={
        <>
          <Select
            label={t`State`}
            value={state ?? 'all'}
            options={[
              { value: 'all' as const, label: t`All states` },
              ...PromotionState.options.map((value) => ({ value, label: t(promotionStateText[value].text) })),
            ]}
            onChange={(chosen) =>
              void navigate({ search: { type, ...(chosen !== 'all' && { state: chosen }) }, replace: true })
            }
          />
          <Select
            label={t`Type`}
            value={type ?? 'all'}
            options={[
              { value: 'all' as const, label: t`All types` },
              ...offeredTypes.map((value) => ({ value, label: t(promotionTypeText[value]) })),
            ]}
            onChange={(chosen) =>
              void navigate({ search: { state, ...(chosen !== 'all' && { type: chosen }) }, replace: true })
            }
          />
        </>
      }
    >
      <PromotionList />
      <Overlay title={t`New promotion`} isOpen={dialog === 'new'} onClose={close}>
        <NewPromotion original={null} onCancel={close} />
      </Overlay>
      <Overlay title={t`Grant rewards to a list of players`} isOpen={dialog === 'grant'} onClose={close}>
        <GrantForm onClose={close} />
      </Overlay>
    </Page>
  )
}

function PromotionList() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { page } = route.useSearch()
  const { state, type } = useFilter()
  const navigate = route.useNavigate()
  const query = useQuery(promotionsQuery(merchant, { state, type, after: cursorOf(page) }))
  const columns = usePromotionColumns()
  const open = (id: string | undefined) => {
    const code = query.data?.promotions.find((one) => one.id === id)?.code
    if (code !== undefined) void navigate({ to: '/m/$merchant/promotions/$code', params: { merchant, code } })
  }
  return (
    <ListView query={query} zone={zone}>
      {({ promotions, next, languages }) => (
        <>
          <DataTable
            label={t`Promotions`}
            columns={columns}
            rows={promotions.map((one) => ({ ...one, languages }))}
            open={undefined}
            onOpen={open}
            empty={
              <Empty icon={Gift} title={t`No promotions`}>
                {state || type ? t`Choose another state or type.` : t`Create the first one with New.`}
              </Empty>
            }
          />
          {(promotions.length > 0 || page !== undefined) && (
            <Pager
              count={promotions.length}
              trail={page}
              next={next}
              onPage={(trail) => void navigate({ search: (previous) => ({ ...previous, page: trail }) })}
            />
          )}
        </>
      )}
    </ListView>
  )
}
