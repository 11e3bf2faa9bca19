import { rejectOfferedRights, updateRole } from '@ante/contract/staff/roles.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { useRoleText } from '../lib/role-names.ts'
import type { Role } from '../lib/roles-query.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { Notice } from '../ui/notice.tsx'
import { FormActions, Overlay } from '../ui/overlay.tsx'
import { usePermissionText } from '../ui/permission-text.ts'
import { announce } from '../ui/toasts.tsx'
import { keyOf } from './rights.ts'
import { rightText } from '../ui/right-texts.ts'
import styles from './roles.module.css'

type Choice = 'accept' | 'reject'

/** Notice of rights that a newer version of the role's template has, to accept or reject. */
export function OfferedRights({ role }: { role: Role }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const mayCall = useMayCall(merchant)
  const [isOpen, setOpen] = useState(false)
  const count = role.offered.length
  if (count === 0) return null
  return (
    <>
      <div className={styles.offer}>
        <Notice tone="info">
          <div className={styles.offered}>
            <span>
              <Plural
                value={count}
                one="The template has # new right. This role doesn't have it yet."
                other="The template has # new rights. This role doesn't have them yet."
              />
            </span>
            {(mayCall(updateRole) || mayCall(rejectOfferedRights)) && (
              <Button size="small" onPress={() => setOpen(true)}>
                <Trans>Review</Trans>
              </Button>
            )}
          </div>
        </Notice>
      </div>
      <Overlay title={t`New rights of the template`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <OfferedForm role={role} merchant={merchant} onClose={() => setOpen(false)} />
      </Overlay>
    </>
  )
}

interface OfferedFormProps {
  role: Role
  merchant: string
  onClose(): void
}

function OfferedForm({ role, merchant, onClose }: OfferedFormProps) {
  const { code, version, rights, offered } = role
  const name = useRoleText()(role)
  const { t } = useLingui()
  const client = useQueryClient()
  const mayCall = useMayCall(merchant)
  const permissionText = usePermissionText()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(offered.map(idOf)))
  const [choice, setChoice] = useState<Choice | null>(null)
  const selected = offered.filter((right) => chosen.has(idOf(right)))
  const count = selected.length
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const send = async (reason: string) => {
    if (choice === 'accept') {
      const all = [...rights, ...selected].map(({ permission, right, perDecision, perDay }) => {
        return { permission, right, perDecision, perDay }
      })
      await call(updateRole, { merchant, role: code, rights: all, version, reason })
      announce(t`Requested. Another person must approve it.`)
    } else {
      const named = selected.map(({ permission, right }) => ({ permission, right }))
      await call(rejectOfferedRights, { merchant, role: code, rights: named, reason })
      announce(t`Rejected. The role stays as it is.`)
    }
    onClose()
    await client.invalidateQueries({ queryKey: ['roles'] })
  }
  if (choice !== null)
    return (
      <ConfirmForm
        confirmText={
          choice === 'accept'
            ? t`Add ${count} rights to the role ${name}. A second person must approve.`
            : t`Reject ${count} rights for the role ${name}. They aren't offered again.`
        }
        action={choice === 'accept' ? t`Request` : t`Reject`}
        onConfirm={send}
        onCancel={() => setChoice(null)}
      />
    )
  return (
    <>
      <ul className={styles.offeredList}>
        {offered.map((right) => (
          <li key={idOf(right)}>
            <Checkbox isSelected={chosen.has(idOf(right))} onChange={() => toggle(idOf(right))}>
              <span>
                {permissionText(right.permission)}
                {right.right !== 'apply' && ` · ${t(rightText[right.right])}`}{' '}
                <code className={styles.code}>{right.permission}</code>
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
      <FormActions onCancel={onClose}>
        {mayCall(rejectOfferedRights) && (
          <Button isDisabled={count === 0} onPress={() => setChoice('reject')}>
            <Trans>Reject selected</Trans>
          </Button>
        )}
        {mayCall(updateRole) && (
          <Button kind="main" isDisabled={count === 0} onPress={() => setChoice('accept')}>
            <Trans>Accept selected</Trans>
          </Button>
        )}
      </FormActions>
    </>
  )
}

const idOf = ({ permission, right }: Role['offered'][number]): string => keyOf(permission, right)
