import { inviteStaff } from '@ante/contract/staff/accounts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { UserPlus, Users } from 'lucide-react'
import { useState } from 'react'

import { cursorOf, savedSearch } from '../lib/pages.ts'
import { useRoleName } from '../lib/role-names.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { hiddenColumns } from '../ui/columns-menu.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { ListTools } from '../ui/list-tools.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { Page } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import { Empty } from '../ui/states.tsx'
import { InviteForm } from './invite-form.tsx'
import { staffQuery } from './staff-queries.ts'
import { useStaffColumns } from './staff-columns.tsx'
import { StaffPanel } from './staff-panel.tsx'

const route = getRouteApi('/in/m/$merchant/staff')

/** Columns that are hidden while a panel is open, because the panel shows their values. */
const PANEL_COLUMNS = ['mail', 'lastSignInAt']

/** Accounts of staff with their roles and last sign-ins. */
export default function StaffPage() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const canInvite = useMayCall(merchant)(inviteStaff)
  const search = route.useSearch()
  const { page, open, hide } = search
  const navigate = route.useNavigate()
  const [isInviting, setInviting] = useState(false)
  const query = useQuery(staffQuery(merchant, cursorOf(page)))
  const columns = useStaffColumns({ merchant, zone, roleName: useRoleName(merchant) })
  const show = (id: string | undefined) =>
    void navigate({ search: (previous) => ({ ...previous, open: id }), replace: true })
  const account = query.data?.accounts.find(({ id }) => id === open)
  return (
    <Page
      title={t`Staff`}
      subtitle={t`Everyone signs in with a passkey, or with a password and an authenticator app.`}
      actions={
        canInvite && (
          <Button kind="main" onPress={() => setInviting(true)}>
            <UserPlus size={15} aria-hidden />
            <Trans>Invite</Trans>
          </Button>
        )
      }
      filters={
        <ListTools
          screen="staff"
          columns={columns}
          search={search}
          onSearch={(next) => void navigate({ search: savedSearch<typeof search>(next) })}
          exported={{ source: 'staff', filter: {} }}
        />
      }
      panel={account && <StaffPanel key={account.id} account={account} onClose={() => show(undefined)} />}
    >
      <ListView query={query} zone={zone}>
        {({ accounts, next }) => (
          <>
            <DataTable
              label={t`Staff accounts`}
              columns={columns}
              rows={accounts}
              hidden={account ? [...hiddenColumns(hide), ...PANEL_COLUMNS] : hiddenColumns(hide)}
              open={open}
              onOpen={show}
              empty={<Empty icon={Users} title={t`No staff yet`}>{t`Invite the first person.`}</Empty>}
            />
            <Pager
              count={accounts.length}
              trail={page}
              next={next}
              onPage={(trail) =>
                void navigate({ search: (previous) => ({ ...previous, page: trail, open: undefined }) })
              }
            />
          </>
        )}
      </ListView>
      <Overlay title={t`Invite a person`} isOpen={isInviting} onClose={() => setInviting(false)}>
        <InviteForm merchant={merchant} onClose={() => setInviting(false)} />
      </Overlay>
    </Page>
  )
}
