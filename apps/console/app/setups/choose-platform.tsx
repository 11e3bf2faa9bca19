import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Store } from 'lucide-react'

import { Page } from '../ui/page.tsx'
import { Empty } from '../ui/states.tsx'

/** Replaces the pages of new merchants while a merchant is selected: they belong to the platform. */
export function ChoosePlatform() {
  const { t } = useLingui()
  return (
    <Page title={t`New merchants`}>
      <Empty icon={Store} title={t`New merchants belong to the platform`}>
        <Link to="/m/$merchant/setups" params={{ merchant: PLATFORM }}>
          <Trans>Show them for all merchants</Trans>
        </Link>
      </Empty>
    </Page>
  )
}
