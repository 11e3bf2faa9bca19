import { useLingui } from '@lingui/react/macro'

import { Page } from '../ui/page.tsx'
import { Failed } from '../ui/states.tsx'

/** Error page: the page's code could not be loaded, or its rendering failed. */
export function PageFailed({ error }: { error: unknown }) {
  const { t } = useLingui()
  return (
    <Page title={t`Ante console`}>
      <Failed error={error} onRetry={() => location.reload()} />
    </Page>
  )
}
