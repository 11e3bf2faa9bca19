import { ContentKindName } from '@ante/contract/console/list-filters.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { useLingui } from '@lingui/react/macro'
import { getRouteApi, Navigate } from '@tanstack/react-router'

import { useSite } from '../lib/site.ts'
import { ChooseMerchant } from '../ui/choose-merchant.tsx'
import { itemPages } from './kinds.tsx'

const route = getRouteApi('/in/m/$merchant/content/$kind/$key')

/** Editor of one content of any kind. */
export default function ItemPage() {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const { kind, key } = route.useParams()
  if (merchant === PLATFORM) return <ChooseMerchant title={t`Content`} />
  const { data: known } = ContentKindName.safeParse(kind)
  if (known === undefined) return <Navigate to="/m/$merchant/content" params={{ merchant }} replace />
  const Item = itemPages[known]
  return <Item key={`${known} ${key}`} name={key} />
}
