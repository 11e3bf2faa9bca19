import { useLingui } from '@lingui/react/macro'

import { Page } from '../ui/page.tsx'
import { Failed } from '../ui/states.tsx'

/** A page whose own files could not be loaded, or that has a defect. */
export function PageFailed({ error }: { error: unknown }) {
  const { t } = useLingui()
  return (
    <Page title={t`Ante console`}>
      <Failed error={error} onRetry={() => location.reload()} />
    </Page>
  )
}
