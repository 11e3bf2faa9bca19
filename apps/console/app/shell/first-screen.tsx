import { Trans, useLingui } from '@lingui/react/macro'
import { Navigate } from '@tanstack/react-router'
import { DoorClosed } from 'lucide-react'

import { useMay } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Page } from '../ui/page.tsx'
import { Empty } from '../ui/states.tsx'
import { screens } from './screens.ts'

/** Redirects to the first screen that the staff may open; shows a message if there is none. */
export function FirstScreen() {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const may = useMay(merchant)
  const screen = screens.find(({ permission }) => permission !== null && may(permission))
  if (screen) return <Navigate to={screen.to} params={{ merchant }} replace />
  return (
    <Page title={t`Ante console`}>
      <Empty icon={DoorClosed} title={t`No screens for your roles yet`}>
        <Trans>Your roles work on the command line for now, or you have none. Ask an administrator.</Trans>
      </Empty>
    </Page>
  )
}
