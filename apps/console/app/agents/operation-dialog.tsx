import { previewChange, runChange } from '@ante/contract/console/operations.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { ChangeView } from '../operations/change-view.tsx'
import { resultsKey } from '../operations/operation-queries.ts'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { PanelView } from '../ui/panel-view.tsx'
import { announce } from '../ui/toasts.tsx'
import { useAgentsChanged } from './agent-queries.ts'
import styles from './agents.module.css'

/** A change by a command of the operator CLI, with the texts of its dialog. */
export interface AgentOperation {
  subject: 'contracts' | 'salaries'
  action: string
  values: readonly { name: string; value: string }[]
  title: string
  confirmText: string
  button: string
  doneText: string
  isDanger?: boolean
  /** Whether the command stores a reason; it cannot be tried without one. */
  hasReason?: boolean
}

interface OperationDialogProps {
  operation: AgentOperation | null
  onClose(): void
}

/** Confirmation of a change: what it changes, tried on the gateway, and the refusal if it is not possible. */
export function OperationDialog({ operation, onClose }: OperationDialogProps) {
  if (operation === null) return null
  return (
    <Overlay title={operation.title} isOpen onClose={onClose}>
      {operation.hasReason ? (
        <Confirmation operation={operation} version={undefined} onDone={onClose} onCancel={onClose} />
      ) : (
        <TriedOperation operation={operation} onDone={onClose} onCancel={onClose} />
      )}
    </Overlay>
  )
}

interface TriedOperationProps {
  operation: AgentOperation
  onDone(): void
  onCancel(): void
}

/** Tries a change, shows its effect and warnings, and confirms it. */
export function TriedOperation({ operation, onDone, onCancel }: TriedOperationProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const { subject, action, values } = operation
  const query = useQuery({
    queryKey: ['operation-preview', merchant, subject, action, values],
    queryFn: ({ signal }) => call(previewChange, { merchant, subject, action, values: [...values] }, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
  return (
    <section className={styles.tried} aria-label={t`Effect`}>
      <PanelView query={query}>
        {({ result, version }) => (
          <>
            <ChangeView change={result} isPreview />
            {result.changed && (
              <Confirmation operation={operation} version={version} onDone={onDone} onCancel={onCancel} />
            )}
          </>
        )}
      </PanelView>
    </section>
  )
}

interface ConfirmationProps extends TriedOperationProps {
  /** Version of the state that was tried. */
  version: string | undefined
}

function Confirmation({ operation, version, onDone, onCancel }: ConfirmationProps) {
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const changed = useAgentsChanged(merchant)
  // One key for all attempts, so that a repeated confirmation is the same change.
  const [key] = useState(() => crypto.randomUUID())
  const { subject, action, values, confirmText, button, doneText, isDanger = false, hasReason = false } = operation
  const confirm = async (reason: string) => {
    const entered = hasReason ? [...values, { name: 'reason', value: reason }] : [...values]
    await call(runChange, { merchant, subject, action, values: entered, key, version })
    announce(doneText)
    onDone()
    await changed()
    void client.invalidateQueries({ queryKey: resultsKey({ merchant, subject }) })
  }
  return (
    <ConfirmForm
      confirmText={confirmText}
      action={button}
      isDanger={isDanger}
      hasReason={hasReason}
      onConfirm={confirm}
      onCancel={onCancel}
    />
  )
}
