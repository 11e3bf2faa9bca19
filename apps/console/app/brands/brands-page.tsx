import { requestBuiltBrand, saveBrand } from '@ante/contract/console/brands.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Palette, Plus } from 'lucide-react'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { cursorOf } from '../lib/pages.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { ChooseMerchant } from '../ui/choose-merchant.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { Page } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import { Empty } from '../ui/states.tsx'
import { announce } from '../ui/toasts.tsx'
import { useBrandColumns } from './brand-columns.tsx'
import { brandsQuery, useBrandsChanged } from './brand-queries.ts'
import { NewBrand } from './new-brand.tsx'

const route = getRouteApi('/in/m/$merchant/brands')

/** Brands of a merchant: drafts, and the versions that are staged and live. */
export function BrandsPage() {
  const { t } = useLingui()
  const { code } = useSite()
  return code === PLATFORM ? <ChooseMerchant title={t`Brands`} /> : <Brands />
}

function Brands() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const canEdit = useMayCall(merchant)(saveBrand)
  const [isAdding, setAdding] = useState(false)
  const [isRetiring, setRetiring] = useState(false)
  const { page } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useQuery(brandsQuery(merchant, cursorOf(page)))
  const columns = useBrandColumns()
  const open = (id: string | undefined) => {
    const code = query.data?.brands.find((one) => one.id === id)?.code
    if (code !== undefined) void navigate({ to: '/m/$merchant/brands/$brand', params: { merchant, brand: code } })
  }
  return (
    <Page
      title={t`Brands`}
      subtitle={t`Colours, logo and icons of the site. Players see the live version.`}
      actions={
        canEdit && (
          <>
            {query.data?.isLive && (
              <Button onPress={() => setRetiring(true)}>
                <Trans>Use the look of the build</Trans>
              </Button>
            )}
            <Button kind="main" onPress={() => setAdding(true)}>
              <Plus size={14} aria-hidden />
              <Trans>New</Trans>
            </Button>
          </>
        )
      }
    >
      <ListView query={query} zone={zone}>
        {({ brands, next }) => (
          <>
            <DataTable
              label={t`Brands`}
              columns={columns}
              rows={brands}
              open={undefined}
              onOpen={open}
              empty={
                <Empty icon={Palette} title={t`No brands`}>
                  <Trans>The site has the look of its build. Create a brand with New.</Trans>
                </Empty>
              }
            />
            {(brands.length > 0 || page !== undefined) && (
              <Pager
                count={brands.length}
                trail={page}
                next={next}
                onPage={(trail) => void navigate({ search: { page: trail } })}
              />
            )}
          </>
        )}
      </ListView>
      <Overlay title={t`Use the look of the build`} isOpen={isRetiring} onClose={() => setRetiring(false)}>
        <RetireForm onClose={() => setRetiring(false)} />
      </Overlay>
      <Overlay title={t`New brand`} isOpen={isAdding} onClose={() => setAdding(false)}>
        <NewBrand existing={query.data?.brands ?? []} onCancel={() => setAdding(false)} />
      </Overlay>
    </Page>
  )
}

function RetireForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const changed = useBrandsChanged()
  const [key] = useState(() => crypto.randomUUID())
  const retire = async (reason: string) => {
    const { outcome } = await call(requestBuiltBrand, { merchant, reason, key })
    announce(
      outcome === 'applied'
        ? t`Players see the look of the build.`
        : t`Sent to review. Another person must approve it.`,
    )
    onClose()
    await changed()
  }
  return (
    <ConfirmForm
      confirmText={t`All players see the look of the build, from their next page on. The brands stay, and can be published again.`}
      action={t`Use the look of the build`}
      onConfirm={retire}
      onCancel={onClose}
    />
  )
}
