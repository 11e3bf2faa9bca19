import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MapPinOff } from 'lucide-react'

import { Page } from '../ui/page.tsx'
import { Empty } from '../ui/states.tsx'

/** Page for an unknown address, and for a merchant for which the staff have no role. */
export function NotFound() {
  const { t } = useLingui()
  return (
    <Page title={t`Not found`}>
      <Empty icon={MapPinOff} title={t`This page doesn't exist`}>
        <Link to="/">
          <Trans>Go to the first screen</Trans>
        </Link>
      </Empty>
    </Page>
  )
}

/** Page for an address outside the shell. */
export const UnknownAddress = () => (
  <main>
    <NotFound />
  </main>
)
