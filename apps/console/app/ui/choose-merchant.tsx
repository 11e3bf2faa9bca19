import { Trans, useLingui } from '@lingui/react/macro'
import { Store } from 'lucide-react'

import { Page } from './page.tsx'
import { Empty } from './states.tsx'

/** Replaces a screen with data of a single merchant while the platform is selected: asks to select a merchant. */
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
