import type { showOfferTerms } from '@ante/contract/console/agent-contracts.ts'
import { ContractCategory, ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Form } from 'react-aria-components'

import { countText } from '../lib/amounts.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Notice } from '../ui/notice.tsx'
import { FormActions } from '../ui/overlay.tsx'
import { PanelView } from '../ui/panel-view.tsx'
import { Select } from '../ui/select.tsx'
import { offerTermsQuery } from './agent-queries.ts'
import { categoryText, kindTexts } from './agent-texts.ts'
import styles from './agents.module.css'
import { checkOffer } from './check-offer.ts'
import type { OfferProblem } from './check-offer.ts'
import { TriedOperation } from './operation-dialog.tsx'
import type { AgentOperation } from './operation-dialog.tsx'
import { TierFields } from './tier-fields.tsx'
import type { TypedTier } from './tier-fields.tsx'
import { TierTable } from './tier-table.tsx'
import { tiersValue } from './tier-text.ts'

type Terms = OutputOf<typeof showOfferTerms>

interface OfferFormProps {
  agent: string
  onClose(): void
}

/** Editor of an offer: the kind, what limits it, and the tiers. The merchant offers contracts to top agents only. */
export function OfferForm({ agent, onClose }: OfferFormProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const [kind, setKind] = useState<ContractKind>('daily_salary')
  const [category, setCategory] = useState<ContractCategory>('CONS')
  const query = useQuery(offerTermsQuery(merchant, { agent, kind, category }))
  return (
    <div className={styles.form}>
      <div className={styles.inline}>
        <Select<ContractKind>
          label={t`Kind`}
          value={kind}
          options={ContractKind.options.map((value) => ({ value, label: t(kindTexts[value]) }))}
          onChange={setKind}
        />
        <Select<ContractCategory>
          label={t`Category`}
          value={category}
          options={ContractCategory.options.map((value) => ({ value, label: t(categoryText(value)) }))}
          onChange={setCategory}
        />
      </div>
      <PanelView query={query}>
        {(terms) => <OfferEditor key={`${kind} ${category}`} {...{ terms, kind, category, onClose }} />}
      </PanelView>
    </div>
  )
}

interface OfferEditorProps {
  terms: Terms
  kind: ContractKind
  category: ContractCategory
  onClose(): void
}

const typedOf = (tiers: Terms['suggested']): TypedTier[] =>
  tiers.map(({ activeMembers, ...tier }) => ({ ...tier, activeMembers: String(activeMembers) }))

function OfferEditor({ terms, kind, category, onClose }: OfferEditorProps) {
  const { t } = useLingui()
  const { agent, upline, uplineTiers, suggested, present, currency } = terms
  const [typed, setTyped] = useState(() =>
    typedOf([present?.offered, present?.tiers, suggested].find((tiers) => tiers && tiers.length > 0) ?? []),
  )
  const [acceptsLoss, setAcceptsLoss] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const [operation, setOperation] = useState<AgentOperation | null>(null)
  const { tiers, problem } = checkOffer(typed, { kind, currency, uplineTiers })
  const isOffered = upline === null && terms.isOpen
  const check = () => {
    setChecked(true)
    if (!tiers || problem || !isOffered) return
    setOperation({
      subject: 'contracts',
      action: 'offer',
      values: [
        { name: 'account', value: agent.account },
        { name: 'kind', value: kind },
        { name: 'category', value: category },
        { name: 'tiers', value: tiersValue(tiers) },
        ...(acceptsLoss ? [{ name: 'accept-loss', value: 'true' }] : []),
      ],
      title: t`Offer a contract`,
      confirmText: present
        ? t`${agent.account} is offered these terms instead, and must accept them.`
        : t`${agent.account} is offered the contract, and must accept it.`,
      button: t`Offer`,
      doneText: t`Offered to ${agent.account}.`,
    })
  }
  if (operation) return <TriedOperation operation={operation} onDone={onClose} onCancel={() => setOperation(null)} />
  return (
    <Form
      className={styles.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        check()
      }}
    >
      <Limits terms={terms} kind={kind} />
      <TierFields kind={kind} tiers={typed} onChange={setTyped} />
      {isChecked && <CheckResult problem={problem} terms={terms} />}
      {isOffered && (
        <Checkbox isSelected={acceptsLoss} onChange={setAcceptsLoss}>
          {t`Accept that payments exceed the house edge`}
        </Checkbox>
      )}
      <FormActions onCancel={onClose}>
        <Button kind="main" type="submit">
          {isOffered ? t`Check and continue` : t`Check the tiers`}
        </Button>
      </FormActions>
    </Form>
  )
}

/** What the offer may not exceed, and who makes it. */
function Limits({ terms, kind }: { terms: Terms; kind: ContractKind }) {
  const { t } = useLingui()
  const { upline, uplineTiers, quota, isOpen, minimumSeries, present, currency } = terms
  return (
    <>
      {!isOpen && <Notice tone="warn">{t`The merchant offers no new contracts of this kind.`}</Notice>}
      {present && (
        <Notice tone="info">{t`Contract ${present.id} is offered or in force. The offer changes its terms.`}</Notice>
      )}
      {upline && (
        <Notice tone="info">
          {t`Only ${upline.account} can offer this contract, on the site. Here you can check which tiers are possible.`}
        </Notice>
      )}
      {quota && (
        <p>{t`${upline?.account ?? ''} has ${countText(quota.used)} of ${countText(quota.most)} contracts of this kind.`}</p>
      )}
      {minimumSeries > 0 && <p>{t`The agent needs a prize series of at least ${minimumSeries}.`}</p>}
      {uplineTiers && uplineTiers.length > 0 && (
        <TierTable label={t`What the upline receives`} kind={kind} tiers={uplineTiers} currency={currency} />
      )}
      {uplineTiers?.length === 0 && (
        <Notice tone="warn">{t`The upline has no contract of this kind in force, and can offer none.`}</Notice>
      )}
    </>
  )
}

function CheckResult({ problem, terms }: { problem: OfferProblem | null; terms: Terms }) {
  const { t } = useLingui()
  if (problem)
    return (
      <Notice tone="bad">
        {t`Tier ${problem.tier}:`} {t(problem.text)}
      </Notice>
    )
  const { quota, upline } = terms
  if (quota && quota.used >= quota.most)
    return (
      <Notice tone="bad">{t`${upline?.account ?? ''} has as many contracts of this kind as are permitted.`}</Notice>
    )
  return <Notice tone="good">{t`These tiers can be offered.`}</Notice>
}
