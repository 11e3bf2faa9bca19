import { updateRole } from '@ante/contract/staff/roles.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { useRoleText } from '../lib/role-names.ts'
import type { Role } from '../lib/roles-query.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { FormActions, Overlay } from '../ui/overlay.tsx'
import { announce } from '../ui/toasts.tsx'
import { OfferedRights } from './offered-rights.tsx'
import { countDifferences, draftOf, rightsOf } from './rights.ts'
import { RightsTable } from './rights-table.tsx'
import styles from './roles.module.css'
import { ViewButton } from './view-button.tsx'

/** The rights of a role. A change of them requires the approval of a second person. */
export function RoleRights({ role }: { role: Role }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const canEdit = useMayCall(merchant)(updateRole)
  const client = useQueryClient()
  const name = useRoleText()(role)
  const former = draftOf(role)
  const [draft, setDraft] = useState(former)
  const [isEditing, setEditing] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const changes = countDifferences(former, draft)
  const request = async (reason: string) => {
    const { code, version } = role
    const { outcome } = await call(updateRole, { merchant, role: code, rights: rightsOf(draft), version, reason })
    announce(outcome === 'applied' ? t`The role was changed.` : t`Requested. Another person must approve it.`)
    setConfirming(false)
    setEditing(false)
    setDraft(former)
    await client.invalidateQueries({ queryKey: ['roles'] })
  }
  const cancel = () => {
    setDraft(former)
    setEditing(false)
  }
  return (
    <section className={styles.rights} aria-label={name}>
      <header className={styles.head}>
        <div>
          <h2>{name}</h2>
          <p className={styles.note}>
            <Trans>An account with only this role may do the following. Version {role.version}.</Trans>
          </p>
        </div>
        {!isEditing && (
          <div className={styles.actions}>
            <ViewButton code={role.code} name={name} />
            {canEdit && (
              <Button onPress={() => setEditing(true)}>
                <Trans>Edit rights</Trans>
              </Button>
            )}
          </div>
        )}
      </header>
      <OfferedRights role={role} />
      <RightsTable draft={draft} onDraft={isEditing ? setDraft : undefined} />
      {isEditing && (
        <div className={styles.foot}>
          <span>
            <Plural value={changes} _0="No changes yet" one="# right changed" other="# rights changed" />
          </span>
          <FormActions onCancel={cancel}>
            <Button kind="main" isDisabled={changes === 0} onPress={() => setConfirming(true)}>
              <Trans>Request change</Trans>
            </Button>
          </FormActions>
        </div>
      )}
      <Overlay title={t`Change the role`} isOpen={isConfirming} onClose={() => setConfirming(false)}>
        <ConfirmForm
          confirmText={t`Changed rights of the role ${name}: ${changes}. A second person must approve.`}
          action={t`Request`}
          onConfirm={request}
          onCancel={() => setConfirming(false)}
        />
      </Overlay>
    </section>
  )
}
