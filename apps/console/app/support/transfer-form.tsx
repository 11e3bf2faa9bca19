import { transferSupportCase } from '@ante/contract/console/support.ts'
import type { listSupportStaff } from '@ante/contract/console/support.ts'
import type { SupportCase } from '@ante/contract/console/support-parts.ts'
import type { InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Form } from 'react-aria-components'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import confirm from '../ui/confirm-form.module.css'
import { FormActions } from '../ui/overlay.tsx'
import { PanelView } from '../ui/panel-view.tsx'
import { Select } from '../ui/select.tsx'
import { colleaguesQuery } from './support-queries.ts'

interface TransferFormProps {
  shown: SupportCase
  onDone(): void
  act(change: (merchant: string) => Promise<unknown>, done: string): Promise<boolean>
}

/** Transfers a case to a person or to a role, or makes it unassigned. */
export function TransferForm(props: TransferFormProps) {
  const { code: merchant } = useSite()
  return (
    <PanelView query={useQuery(colleaguesQuery(merchant))}>{(found) => <Fields {...props} {...found} />}</PanelView>
  )
}

type Target = InputOf<typeof transferSupportCase>['to']

function Fields({ shown, onDone, act, staff, roles }: TransferFormProps & OutputOf<typeof listSupportStaff>) {
  const { t } = useLingui()
  const { id, assignee } = shown
  const options: { value: string; label: string; to: Target }[] = [
    ...staff.map((person) => ({
      value: `staff ${person.id}`,
      label: person.name,
      to: { kind: 'staff' as const, id: person.id },
    })),
    ...roles.map(({ code, name }) => ({
      value: `role ${code}`,
      label: t`Role: ${name}`,
      to: { kind: 'role' as const, code },
    })),
    { value: 'none', label: t`Unassigned`, to: { kind: 'none' as const } },
  ]
  const [chosen, choose] = useState(options.find(({ value }) => value !== `staff ${assignee?.id}`)?.value ?? 'none')
  const target = options.find(({ value }) => value === chosen)
  return (
    <Form
      className={confirm.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        if (!target) return
        const { to, label } = target
        const transfer = (merchant: string) =>
          call(transferSupportCase, { merchant, id, to, seen: assignee?.id ?? null })
        onDone()
        void act(transfer, t`Transferred: ${label}.`)
      }}
    >
      <Select label={t`Transfer to`} value={chosen} options={options} onChange={choose} />
      <p className={confirm.line}>{t`A case of a role is in the list of unassigned ones. The player isn't told.`}</p>
      <FormActions onCancel={onDone}>
        <Button kind="main" type="submit">
          {t`Transfer`}
        </Button>
      </FormActions>
    </Form>
  )
}
