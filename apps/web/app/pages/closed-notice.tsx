import { useLingui } from '@lingui/react/macro'

import { textOf } from '../lib/pages/address.ts'
import type { PageMeta } from '../lib/pages/page-module.ts'
import { rememberReturn } from '../lib/pages/return-to.ts'
import { useLocation } from '../lib/pages/router.tsx'
import { useFlag } from '../merchant/public.ts'
import { useTitle } from '../merchant/use-page-title.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/states.tsx'
import type { Closed } from './admission.ts'
import { Actions } from '../ui/actions.tsx'

/** Shows in place of the page why it is closed, and what to do. */
export function ClosedNotice({ meta, closed }: { meta: PageMeta; closed: Closed }) {
  const screen = useTitle(meta)
  if (closed === 'switchedOff') return <SwitchedOff screen={screen} />
  if (closed === 'accountOnly') return <AccountOnly />
  if (closed === 'agentsOnly') return <AgentsOnly />
  return <LoginRequired />
}

function LoginRequired() {
  const { t } = useLingui()
  const isRegistrationOpen = useFlag('DIRECTREG3')
  const address = useLocation()
  const rememberThisPage = () => rememberReturn(textOf(address))
  return (
    <EmptyState
      picture="/pictures/states/person.svg"
      title={isRegistrationOpen ? t`Log in or register` : t`Log in first`}
      action={
        <Actions>
          <ButtonLink wide to="/m/login" onClick={rememberThisPage}>{t`Log in`}</ButtonLink>
          {isRegistrationOpen && (
            <ButtonLink wide variant="quiet" to="/m/register" onClick={rememberThisPage}>{t`Register`}</ButtonLink>
          )}
        </Actions>
      }
    >
      {t`This page is for members. You’ll return here after you log in.`}
    </EmptyState>
  )
}

function AccountOnly() {
  const { t } = useLingui()
  const isRegistrationOpen = useFlag('DIRECTREG3')
  const lobby = (
    <ButtonLink wide variant={isRegistrationOpen ? 'quiet' : 'main'} to="/m/home">{t`Go to lobby`}</ButtonLink>
  )
  return (
    <EmptyState
      picture="/pictures/states/wallet.svg"
      title={t`Not available with play money`}
      action={
        <Actions>
          {isRegistrationOpen && <ButtonLink wide to="/m/register">{t`Register`}</ButtonLink>}
          {lobby}
        </Actions>
      }
    >
      {t`You need your own account for this. Your trial still lets you play games.`}
    </EmptyState>
  )
}

function AgentsOnly() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/person.svg"
      title={t`Agents only`}
      action={
        <Actions>
          <ButtonLink wide to="/m/home">{t`Go to lobby`}</ButtonLink>
          <ButtonLink wide variant="quiet" to="/m/service">{t`Contact customer service`}</ButtonLink>
        </Actions>
      }
    >
      {t`This page is part of the agency center, for agents only. Contact customer service to find out how to become one.`}
    </EmptyState>
  )
}

function SwitchedOff({ screen }: { screen: string }) {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/no-data.svg"
      title={t`${screen} isn’t available here`}
      action={
        <Actions>
          <ButtonLink wide to="/m/home">{t`Go to lobby`}</ButtonLink>
          <ButtonLink wide variant="quiet" to="/m/service">{t`Contact customer service`}</ButtonLink>
        </Actions>
      }
    >
      {t`This isn’t available on this site right now. Contact customer service for details.`}
    </EmptyState>
  )
}
