import { Trans, useLingui } from '@lingui/react/macro'
import { Store } from 'lucide-react'

import { Page } from './page.tsx'
import { Empty } from './states.tsx'

/** Instead of a screen whose data belongs to one merchant, while all merchants are chosen. */
export function ChooseMerchant({ title }: { title: string }) {
  const { t } = useLingui()
  return (
    <Page title={title}>
      <Empty icon={Store} title={t`Choose a merchant`}>
        <Trans>This page shows one merchant at a time. Choose it at the top left.</Trans>
      </Empty>
    </Page>
  )
}
