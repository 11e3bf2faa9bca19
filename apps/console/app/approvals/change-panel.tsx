import { approveChange, rejectChange, skipApproval, withdrawChange } from '@ante/contract/staff/changes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'

import { call } from '../lib/call.ts'
import { useMayCall, useSession } from '../lib/session.ts'
import { useShortcuts } from '../lib/shortcuts.ts'
import { useSite } from '../lib/site.ts'
import { useActionText } from '../ui/action-text.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { KeyHint } from '../ui/key-hint.tsx'
import { Notice } from '../ui/notice.tsx'
import { ObjectLink } from '../ui/object-link.tsx'
import { useObjectText } from '../ui/object-text.ts'
import { FormActions } from '../ui/overlay.tsx'
import { useProblemText } from '../ui/problem-text.ts'
import { Facts, PanelPart, SidePanel } from '../ui/side-panel.tsx'
import { Time } from '../ui/time.tsx'
import { announce } from '../ui/toasts.tsx'
import type { Change } from './change-columns.tsx'
import { useChangeFacts } from './change-facts.ts'
import { ChangeValues } from './change-values.tsx'
import { changeStateText } from '../ui/change-state.ts'

type Decision = 'approve' | 'reject' | 'withdraw' | 'skip'

interface ChangePanelProps {
  change: Change
  /** Whether another person has decided the change since it was loaded. */
  isStale: boolean
  onClose(): void
  /** Called after a decision, to open the next change. */
  onDone(): void
}

/** All details of a change, and its decision. The decision is bound to the values shown here. */
export function ChangePanel({ change, isStale, onClose, onDone }: ChangePanelProps) {
  const { t } = useLingui()
  const { zone } = useSite()
  const actionText = useActionText()
  const problemText = useProblemText()
  const [decision, setDecision] = useState<Decision | null>(null)
  const { state, reason, failure } = change
  return (
    <SidePanel
      title={actionText(change.action)}
      onClose={onClose}
      foot={
        decision === null && state === 'waiting' && !isStale && <Decisions change={change} onDecision={setDecision} />
      }
    >
      {decision !== null && (
        <DecisionForm change={change} decision={decision} onCancel={() => setDecision(null)} onDone={onDone} />
      )}
      {isStale && (
        <Notice tone="warn">
          <Trans>This change was decided, edited or withdrawn meanwhile.</Trans>
        </Notice>
      )}
      {failure !== null && <Notice tone="bad">{problemText(failure)}</Notice>}
      <Facts
        facts={[
          [
            t`State`,
            <Badge key="state" tone={changeStateText[state].tone}>
              {t(changeStateText[state].text)}
            </Badge>,
          ],
          [t`Object`, <ObjectLink key="object" object={change.object} />],
          [t`Requested by`, change.proposedBy],
          [t`Requested at`, <Time key="at" at={change.proposedAt} zone={zone} />],
          [t`Reason`, reason],
          [t`Expires`, <Time key="expires" at={change.expiresAt} zone={zone} />],
        ]}
      />
      <ChangeValues change={change} />
      {change.decidedBy !== null && (
        <PanelPart title={t`Decision`}>
          <Facts
            facts={[
              [t`Decided by`, change.decidedBy],
              [t`Decided at`, change.decidedAt && <Time at={change.decidedAt} zone={zone} />],
              [t`Reason`, change.decisionReason ?? '–'],
            ]}
          />
        </PanelPart>
      )}
    </SidePanel>
  )
}

function Decisions({ change, onDecision }: { change: Change; onDecision: (decision: Decision) => void }) {
  const { code } = useSite()
  const { mail } = useSession()
  const mayCall = useMayCall(code)
  const keys = useShortcuts()
  const isOwn = change.proposedBy === mail
  const canDecide = change.canDecide && mayCall(approveChange)
  useHotkeys(keys.approve, () => onDecision('approve'), { enabled: canDecide, preventDefault: true })
  useHotkeys(keys.reject, () => onDecision('reject'), { enabled: canDecide, preventDefault: true })
  if (isOwn)
    return (
      <>
        <Button onPress={() => onDecision('withdraw')}>
          <Trans>Withdraw</Trans>
        </Button>
        {change.canSkip && (
          <Button kind="danger" onPress={() => onDecision('skip')}>
            <Trans>Apply without approval</Trans>
          </Button>
        )}
      </>
    )
  if (!canDecide) return <Trans>You can read this change, but not decide about it.</Trans>
  return (
    <>
      <Button kind="main" onPress={() => onDecision('approve')}>
        <Trans>Approve</Trans>
        <KeyHint keys={keys.approve} />
      </Button>
      <Button onPress={() => onDecision('reject')}>
        <Trans>Reject</Trans>
        <KeyHint keys={keys.reject} />
      </Button>
    </>
  )
}

interface DecisionFormProps {
  change: Change
  decision: Decision
  onCancel(): void
  onDone(): void
}

const DECISION_CALLS = { approve: approveChange, reject: rejectChange, skip: skipApproval } as const

function DecisionForm({ change, decision, onCancel, onDone }: DecisionFormProps) {
  const { id, binding, action } = change
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const problemText = useProblemText()
  const object = useObjectText()(change.object)
  const named = useChangeFacts()(change).values.map(([name, value]) => `${name}: ${value}`)
  const what = [useActionText()(action), named.length > 0 && `(${named.join(', ')})`].filter(Boolean).join(' ')
  const texts = {
    approve: [t`Approve and apply: ${what}, ${object}.`, t`Approve`, t`Approved and applied.`],
    reject: [t`Reject: ${what}, ${object}. Nothing is changed.`, t`Reject`, t`Rejected.`],
    skip: [
      t`Apply your own request without a second person: ${what}, ${object}. The audit log marks this.`,
      t`Apply without approval`,
      t`Applied without approval.`,
    ],
    withdraw: [t`Withdraw your request: ${what}, ${object}.`, t`Withdraw`, t`Withdrawn.`],
  } as const
  const [line, label, done] = texts[decision]
  const goOn = () => {
    onDone()
    return client.invalidateQueries({ queryKey: ['changes'] })
  }
  const send = (reason: string) => {
    if (decision === 'withdraw') return call(withdrawChange, { merchant, id })
    return call(DECISION_CALLS[decision], { merchant, id, binding, reason })
  }
  const decide = async (reason: string) => {
    const { state, failure } = await send(reason)
    if (state === 'failed') {
      setProblem(failure ? problemText(failure) : '')
      return
    }
    announce(state === 'approved' ? t`Approved. It will be applied soon.` : done)
    await goOn()
  }
  if (problem !== null)
    return (
      <>
        <Notice tone="bad">
          <Trans>Approved, but not applied: {problem} Nothing was changed.</Trans>
        </Notice>
        <FormActions>
          <Button onPress={() => void goOn()}>
            <Trans>Next change</Trans>
          </Button>
        </FormActions>
      </>
    )
  return (
    <ConfirmForm
      confirmText={line}
      action={label}
      isDanger={decision === 'reject' || decision === 'skip'}
      hasReason={decision !== 'withdraw'}
      onConfirm={decide}
      onCancel={onCancel}
    />
  )
}
