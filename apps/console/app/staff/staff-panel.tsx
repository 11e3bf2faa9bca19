import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useMayCall, useSession } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Facts, PanelPart, SidePanel } from '../ui/side-panel.tsx'
import { Time } from '../ui/time.tsx'
import { AccountAction } from './account-action.tsx'
import { actionsOf } from './account-actions.ts'
import type { Action } from './account-actions.ts'
import { AccountRoles } from './account-roles.tsx'
import type { StaffAccount } from './staff-queries.ts'
import { staffStateText } from './staff-state.ts'

interface StaffPanelProps {
  account: StaffAccount
  onClose(): void
}

/** An account with its state, its roles, and the actions of an administrator. */
export function StaffPanel({ account, onClose }: StaffPanelProps) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { id: ownId } = useSession()
  const mayCall = useMayCall(merchant)
  const [action, setAction] = useState<Action | null>(null)
  const { text, tone } = staffStateText[account.state]
  const actions = actionsOf(account.state).filter((one) => mayCall(one.call))
  return (
    <SidePanel
      title={account.displayName}
      onClose={onClose}
      foot={
        action === null &&
        actions.length > 0 &&
        actions.map((one) => (
          <Button key={one.id} onPress={() => setAction(one)}>
            {t(one.label)}
          </Button>
        ))
      }
    >
      {action !== null && <AccountAction account={account} action={action} onClose={() => setAction(null)} />}
      {account.samePerson.length > 0 && (
        <Notice tone="info">
          <Trans>Same person: {account.samePerson.join(', ')}</Trans>
        </Notice>
      )}
      <Facts
        facts={[
          [
            t`State`,
            <Badge key="state" tone={tone}>
              {t(text)}
            </Badge>,
          ],
          [t`Email`, account.mail],
          [t`Last sign-in`, account.lastSignInAt === null ? t`Never` : <Time at={account.lastSignInAt} zone={zone} />],
          [t`Leaves`, account.leavesAt === null ? '–' : <Time at={account.leavesAt} zone={zone} />],
          ...(account.id === ownId ? [[t`This is`, t`your account`] as const] : []),
        ]}
      />
      <PanelPart title={t`Roles`}>
        <AccountRoles account={account} />
      </PanelPart>
    </SidePanel>
  )
}
