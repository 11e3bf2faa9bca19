import type { ContractChange } from '@ante/contract/console/agent-contracts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useSite } from '../lib/site.ts'
import { useIsOffered } from '../operations/use-is-offered.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PanelView } from '../ui/panel-view.tsx'
import { Facts, PanelPart, SidePanel } from '../ui/side-panel.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import { Time } from '../ui/time.tsx'
import { contractQuery } from './agent-queries.ts'
import type { ShownContract } from './agent-queries.ts'
import { actionTexts, categoryText, kindTexts, sideTexts, statusTexts, statusTones } from './agent-texts.ts'
import { AgentLink } from './agent-link.tsx'
import { OperationDialog } from './operation-dialog.tsx'
import type { AgentOperation } from './operation-dialog.tsx'
import { TierTable } from './tier-table.tsx'

/** A contract: its parties, terms and steps, and what staff can do in its state. */
export function ContractPanel({ id, onClose }: { id: string; onClose(): void }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const query = useQuery(contractQuery(merchant, id))
  return (
    <SidePanel
      title={t`Contract ${id}`}
      onClose={onClose}
      foot={query.data && query.data.changes.length > 0 && <ContractActions shown={query.data} />}
      isText
    >
      <PanelView query={query}>
        {(shown) => (
          <>
            <ContractFacts shown={shown} />
            <ContractTerms shown={shown} />
            <ContractSteps shown={shown} />
          </>
        )}
      </PanelView>
    </SidePanel>
  )
}

function ContractFacts({ shown: { contract } }: { shown: ShownContract }) {
  const { t } = useLingui()
  const { zone } = useSite()
  const { upline, downline, kind, category, status, awaits, changedAt } = contract
  return (
    <Facts
      facts={[
        [
          t`State`,
          <Badge key="state" tone={statusTones[status]}>
            {t(statusTexts[status])}
          </Badge>,
        ],
        [t`Agent`, <AgentLink key="downline" agent={downline} />],
        [t`Paid by`, upline ? <AgentLink key="upline" agent={upline} /> : t`Merchant`],
        [t`Kind`, t(kindTexts[kind])],
        [t`Category`, t(categoryText(category))],
        ...(awaits === null
          ? []
          : [[t`Awaits`, awaits === 'downline' ? downline.account : (upline?.account ?? t`Merchant`)] as const]),
        [t`Changed`, <Time key="changed" at={changedAt} zone={zone} />],
      ]}
    />
  )
}

function ContractTerms({ shown }: { shown: ShownContract }) {
  const { t } = useLingui()
  const { zone } = useSite()
  const { contract, uplineTiers, tierAboveUpline, versions, currency } = shown
  const { kind, tiers, offered } = contract
  const mark = tierAboveUpline === null ? null : { tier: tierAboveUpline, text: t`above the upline` }
  const isOffer = offered.length > 0
  return (
    <>
      {tierAboveUpline !== null && (
        <Notice tone="warn" isUrgent={false}>
          {t`Tier ${tierAboveUpline} pays more than the upline receives under the same conditions. The upline pays the difference.`}
        </Notice>
      )}
      {tiers.length > 0 && (
        <PanelPart title={contract.status === 'C' ? t`Last terms` : t`Terms in force`}>
          <TierTable
            label={t`Terms in force`}
            kind={kind}
            tiers={tiers}
            currency={currency}
            mark={isOffer ? null : mark}
          />
        </PanelPart>
      )}
      {isOffer && (
        <PanelPart title={t`Offered terms`}>
          <TierTable label={t`Offered terms`} kind={kind} tiers={offered} currency={currency} mark={mark} />
        </PanelPart>
      )}
      {uplineTiers && (
        <PanelPart title={t`What the upline receives`}>
          {uplineTiers.length > 0 ? (
            <TierTable label={t`What the upline receives`} kind={kind} tiers={uplineTiers} currency={currency} />
          ) : (
            <p>{t`The upline has no contract of this kind in force.`}</p>
          )}
        </PanelPart>
      )}
      {versions.length > 1 && (
        <PanelPart title={t`Versions`}>
          <SmallTable
            label={t`Versions`}
            heads={[t`Offered`, t`In force from`, t`Until`]}
            rows={versions.map(({ id, madeAt, from, to }) => ({
              id,
              cells: [
                <Time key="made" at={madeAt} zone={zone} />,
                from === null ? t`Never` : <Time key="from" at={from} zone={zone} />,
                to === null ? '–' : <Time key="to" at={to} zone={zone} />,
              ],
            }))}
          />
        </PanelPart>
      )}
    </>
  )
}

function ContractSteps({ shown: { steps } }: { shown: ShownContract }) {
  const { t } = useLingui()
  const { zone } = useSite()
  return (
    <PanelPart title={t`Steps`}>
      <SmallTable
        label={t`Steps`}
        heads={[t`Time`, t`Step`, t`By`]}
        rows={steps.map(({ id, at, action, side, by, isRefused }) => ({
          id,
          cells: [
            <Time key="at" at={at} zone={zone} />,
            isRefused ? t`Refused: ${t(actionTexts[action])}` : t(actionTexts[action]),
            by === null ? t(sideTexts[side]) : `${by} · ${t(sideTexts[side])}`,
          ],
        }))}
      />
    </PanelPart>
  )
}

function ContractActions({ shown: { contract, changes } }: { shown: ShownContract }) {
  const { code: merchant } = useSite()
  const mayChange = useIsOffered(merchant, 'contracts', 'terminate')
  const operationOf = useContractOperations(contract)
  const [chosen, choose] = useState<AgentOperation | null>(null)
  if (!mayChange)
    return (
      <span>
        <Trans>Your roles only read contracts.</Trans>
      </span>
    )
  return (
    <>
      {changes.map((change) => {
        const operation = operationOf(change)
        return (
          <Button key={change} kind={operation.isDanger ? 'danger' : 'plain'} onPress={() => choose(operation)}>
            {operation.button}
          </Button>
        )
      })}
      <OperationDialog operation={chosen} onClose={() => choose(null)} />
    </>
  )
}

/** Returns the steps of a contract with the texts of their dialogs. */
function useContractOperations({
  id,
  downline,
}: ShownContract['contract']): (change: ContractChange) => AgentOperation {
  const { t } = useLingui()
  const { account } = downline
  const texts: Record<ContractChange, [button: string, confirm: string, done: string]> = {
    'approve-end': [
      t`Approve the end`,
      t`The contract with ${account} ends. What was earned until now is still paid.`,
      t`The contract is ended.`,
    ],
    'reject-end': [t`Reject the end`, t`The contract with ${account} stays in force.`, t`The request is rejected.`],
    'withdraw-offer': [
      t`Withdraw the offer`,
      t`${account} can't accept the offered terms any more.`,
      t`The offer is withdrawn.`,
    ],
    'request-end': [
      t`Request the end`,
      t`${account} is asked to end the contract. It stays in force until the answer.`,
      t`The end is requested.`,
    ],
    terminate: [
      t`End at once`,
      t`The contract with ${account} ends at once, without an answer of its parties. What was earned until now is still paid.`,
      t`The contract is ended.`,
    ],
  }
  return (change) => {
    const [button, confirmText, doneText] = texts[change]
    return {
      subject: 'contracts',
      action: change,
      values: [{ name: 'id', value: id }],
      title: t`${button}: contract ${id}`,
      confirmText,
      button,
      doneText,
      isDanger: change === 'terminate' || change === 'approve-end',
      hasReason: change === 'terminate',
    }
  }
}
