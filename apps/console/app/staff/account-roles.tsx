import { grantRole, revokeRole } from '@ante/contract/staff/roles.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { useRoleName } from '../lib/role-names.ts'
import { rolesQuery } from '../lib/roles-query.ts'
import { useMay, useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { Select } from '../ui/select.tsx'
import { announce } from '../ui/toasts.tsx'
import type { StaffAccount } from './staff-queries.ts'
import styles from './staff.module.css'

type RoleChange = { kind: 'grant' | 'revoke'; role: string }

/** Roles of an account for this merchant. A role is revoked at once; granting one requires a second person. */
export function AccountRoles({ account }: { account: StaffAccount }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const may = useMay(merchant)
  const mayCall = useMayCall(merchant)
  const roles = useQuery({ ...rolesQuery(merchant), enabled: may('staff.role.read') })
  const [roleChange, setRoleChange] = useState<RoleChange | null>(null)
  const own = account.roles.filter((role) => role.merchant === merchant).map(({ role }) => role)
  const others = account.roles.filter((role) => role.merchant !== merchant)
  const nameOf = useRoleName(merchant)
  const grantable = (roles.data?.roles ?? []).filter(({ code }) => !own.includes(code))
  if (roleChange)
    return (
      <RoleForm
        account={account}
        roleChange={roleChange}
        name={nameOf(roleChange.role)}
        onClose={() => setRoleChange(null)}
      />
    )
  const canGrant = mayCall(grantRole) && grantable.length > 0 && account.state !== 'left'
  return (
    <>
      <ul className={styles.roles}>
        {own.map((code) => (
          <li key={code} className={styles.role}>
            <span>{nameOf(code)}</span>
            {mayCall(revokeRole) && (
              <Button
                kind="quiet"
                size="small"
                aria-label={t`Revoke ${nameOf(code)}`}
                onPress={() => setRoleChange({ kind: 'revoke', role: code })}
              >
                <Trans>Revoke</Trans>
              </Button>
            )}
          </li>
        ))}
        {others.map(({ merchant: code, role }) => (
          <li key={`${code} ${role}`} className={`${styles.role} ${styles.other}`}>
            <span>
              {nameOf(role)} · {code === '-' ? t`all merchants` : code}
            </span>
          </li>
        ))}
        {account.roles.length === 0 && (
          <li className={styles.other}>{t`No roles: this account can't do anything yet.`}</li>
        )}
      </ul>
      {canGrant && (
        <Select
          label={t`Grant a role`}
          value=""
          options={[
            { value: '', label: t`Grant a role…` },
            ...grantable.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          onChange={(role) => role && setRoleChange({ kind: 'grant', role })}
        />
      )}
    </>
  )
}

interface RoleFormProps {
  account: StaffAccount
  roleChange: RoleChange
  name: string
  onClose(): void
}

function RoleForm({ account: { id, mail }, roleChange, name, onClose }: RoleFormProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const isGrant = roleChange.kind === 'grant'
  const act = async (reason: string) => {
    const change = { merchant, role: roleChange.role, account: id, reason }
    if (isGrant) {
      const { outcome } = await call(grantRole, change)
      announce(outcome === 'applied' ? t`Granted.` : t`Requested. Another person must approve it.`)
    } else {
      await call(revokeRole, change)
      announce(t`Revoked.`)
    }
    onClose()
    await client.invalidateQueries({ queryKey: ['staff'] })
  }
  return (
    <ConfirmForm
      confirmText={isGrant ? t`Grant the role ${name} to ${mail}.` : t`Revoke the role ${name} from ${mail} at once.`}
      action={isGrant ? t`Request` : t`Revoke`}
      isDanger={!isGrant}
      onConfirm={act}
      onCancel={onClose}
    />
  )
}
