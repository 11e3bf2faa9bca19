import { stepContract } from '@ante/contract/agents/contracts.ts'
import type { Contract } from '@ante/contract/agents/contracts.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { CallRefused, refusalOf } from '../../lib/calls/call-errors.ts'
import { call } from '../../lib/calls/call.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast, TOAST_MS } from '../../ui/toast-store.ts'
import styles from './contracts.module.css'
import { settlePending } from './pending.ts'
import { CONTRACTS_KEY } from './queries.ts'
import { contractFailure } from './refusals.ts'
import { TierTable } from './tier-table.tsx'

type Step = InputOf<typeof stepContract>['step']

interface ContractAction {
  step: Step
  label: MessageDescriptor
  variant: 'main' | 'quiet'
  /** Explanation of the step, shown before it is executed. */
  confirmation: MessageDescriptor
  /** The agreed terms are repeated before the step. */
  repeatsTerms?: true
}

const doneTexts: Record<Step, MessageDescriptor> = {
  accept: msg`Accepted. The other party has been notified.`,
  reject: msg`Declined. The other party has been notified.`,
  withdraw: msg`Withdrawn.`,
  end: msg`Request sent. The contract ends when the other party agrees.`,
}

const requestEnd: ContractAction = {
  step: 'end',
  label: msg`Request to end`,
  variant: 'quiet',
  confirmation: msg`The other party will be asked to agree. Until then the contract continues, and anything earned will still be paid.`,
}

const withdrawOffer: ContractAction = {
  step: 'withdraw',
  label: msg`Withdraw offer`,
  variant: 'quiet',
  confirmation: msg`This withdraws the offer. You can make a new one later.`,
}

const withdrawChange: ContractAction = {
  step: 'withdraw',
  label: msg`Withdraw change`,
  variant: 'quiet',
  confirmation: msg`This withdraws the change. The terms stay as they are.`,
}

const agreement = msg`You agree to these terms. To change or end them later, both parties must agree.`

/** Steps available to the reader in the contract's current state, besides changing its terms. */
function actionsOf({ status, side, endingBy }: Contract): ContractAction[] {
  if (status === 'V') {
    return endingBy === side
      ? [
          {
            step: 'withdraw',
            label: msg`Cancel request`,
            variant: 'quiet',
            confirmation: msg`This cancels your request to end the contract. The contract continues.`,
          },
        ]
      : [
          {
            step: 'reject',
            label: msg`Keep it`,
            variant: 'quiet',
            confirmation: msg`The contract continues unchanged.`,
          },
          {
            step: 'accept',
            label: msg`Agree to end`,
            variant: 'main',
            confirmation: msg`The contract ends immediately for both parties. Anything earned until then will still be paid.`,
          },
        ]
  }
  if (side === 'upline') {
    if (status === 'P') return [withdrawOffer]
    if (status === 'E') return [withdrawChange]
    return status === 'A' ? [requestEnd] : []
  }
  if (status === 'P') {
    return [
      {
        step: 'reject',
        label: msg`Decline`,
        variant: 'quiet',
        confirmation: msg`You’ll have no agreement. A new offer can be made later.`,
      },
      { step: 'accept', label: msg`Accept`, variant: 'main', confirmation: agreement, repeatsTerms: true },
    ]
  }
  if (status === 'E') {
    return [
      {
        step: 'reject',
        label: msg`Keep current terms`,
        variant: 'quiet',
        confirmation: msg`This declines the change. The terms stay as they are.`,
      },
      { step: 'accept', label: msg`Accept change`, variant: 'main', confirmation: agreement, repeatsTerms: true },
    ]
  }
  return status === 'A' ? [requestEnd] : []
}

const canChange = ({ side, status }: Contract) =>
  side === 'upline' && (status === 'P' || status === 'E' || status === 'A')

interface ContractActionsProps {
  contract: Contract
  currency: string
  onChange(): void
}

/** Accept, decline, withdraw and end: each after a confirmation that explains its binding effect. */
export function ContractActions({ contract, currency, onChange }: ContractActionsProps) {
  const { t, i18n } = useLingui()
  const [pending, setPending] = useState<{ action: ContractAction; open: boolean } | null>(null)
  const take = useStep(contract, (action) => setPending(action && { action, open: false }))
  const actions = actionsOf(contract)
  const needsRateConfirmation = ({ step }: ContractAction) =>
    contract.downlineHigherRate === 'Y' && (step === 'accept' || step === 'end')
  const begin = (action: ContractAction) => {
    take.reset()
    setPending({ action, open: true })
  }
  if (actions.length === 0) return null
  const close = () => setPending(pending && { ...pending, open: false })
  const mustConfirm = take.error instanceof CallRefused && take.error.code === 'contract.confirm.higher.rate'
  const errorText = take.error && !isOutdated(take.error) ? i18n._(contractFailure(take.error)) : null
  return (
    <>
      {!pending?.open && <Alert message={errorText} />}
      <div className={styles.actions}>
        {canChange(contract) && <Button variant="quiet" onClick={onChange}>{t`Change terms`}</Button>}
        {actions.map((action) => (
          <Button key={action.step} variant={action.variant} onClick={() => begin(action)}>
            {i18n._(action.label)}
          </Button>
        ))}
      </div>
      {pending && (
        <Dialog
          open={pending.open}
          title={i18n._(pending.action.label)}
          onClose={close}
          actions={
            <>
              <Button variant="quiet" onClick={close}>{t`Cancel`}</Button>
              <Button
                busy={take.isPending}
                onClick={() =>
                  take.mutate({
                    action: pending.action,
                    confirmed: needsRateConfirmation(pending.action) || mustConfirm,
                  })
                }
              >
                {i18n._(pending.action.label)}
              </Button>
            </>
          }
        >
          <p>{i18n._(pending.action.confirmation)}</p>
          {pending.action.repeatsTerms && contract.offered && (
            <div className={styles.repeated}>
              <TierTable
                title={t`Offered`}
                tiers={contract.offered.tiers}
                currency={currency}
                against={contract.terms?.tiers}
              />
            </div>
          )}
          {needsRateConfirmation(pending.action) && (
            <p>{t`You’ve promised a downline more than you’d be paid. You’d have to pay the difference yourself.`}</p>
          )}
          <Alert message={errorText} />
        </Dialog>
      )}
    </>
  )
}

/** The contract has left this state meanwhile. */
const isOutdated = (error: unknown) => refusalOf(stepContract, error)?.code === 'ILLEGAL_STATE'

interface ConfirmedStep {
  action: ContractAction
  confirmed: boolean
}

function useStep({ contractId: id, version, kind, side }: Contract, onEnd: (action: ContractAction | null) => void) {
  const { i18n } = useLingui()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ action, confirmed }: ConfirmedStep) =>
      call(stepContract, { id, step: action.step, version, confirmed }),
    onSuccess: (_, { action }) => {
      onEnd(action)
      if (side === 'downline') settlePending(queries, kind)
      showToast(i18n._(doneTexts[action.step]), { tone: 'good' })
    },
    onError: (error, { action }) => {
      if (!isOutdated(error)) return
      // The message is a toast, because the card may disappear immediately.
      onEnd(action)
      showToast(i18n._(contractFailure(error)), { tone: 'bad', ms: TOAST_MS.long })
    },
    // Reloads also after a refusal: the other party may have taken a step meanwhile.
    onSettled: () => void queries.invalidateQueries({ queryKey: CONTRACTS_KEY }),
    networkMode: 'always',
  })
}
