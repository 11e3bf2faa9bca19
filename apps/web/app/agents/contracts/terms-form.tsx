import type { ContractKind, ContractTier } from '@ante/contract/agents/contract-tiers.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'

import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { SheetActions } from '../../ui/choices.tsx'
import { draftsOf, isWrong, readTiers } from './draft-tiers.ts'
import { contractFailure } from './refusals.ts'
import { TierEditor } from './tier-editor.tsx'
import { TierTable } from './tier-table.tsx'

interface TermsFormProps {
  kind: ContractKind
  /** Initial tiers. */
  initialTiers: readonly ContractTier[]
  /** The agent's own tiers, which no tier may exceed. */
  ownTiers: readonly ContractTier[]
  currency: string
  label: string
  busy: boolean
  error: unknown
  onSubmit(tiers: ContractTier[]): void
  children?: ReactNode
}

/** The offered tiers, validated while typing. */
export function TermsForm({
  kind,
  initialTiers,
  ownTiers,
  currency,
  label,
  busy,
  error,
  onSubmit,
  children,
}: TermsFormProps) {
  const { t, i18n } = useLingui()
  const [drafts, setDrafts] = useState(() => draftsOf(initialTiers, i18n.locale))
  const tiers = readTiers(drafts, { kind, ownTiers, locale: i18n.locale, currency })
  const problem = isWrong(tiers) ? tiers : null
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isWrong(tiers)) onSubmit(tiers)
  }
  return (
    <form noValidate onSubmit={submit}>
      {children}
      {ownTiers.length > 0 && (
        <TierTable title={t`Your own contract (maximum for each tier)`} tiers={ownTiers} currency={currency} />
      )}
      <TierEditor kind={kind} drafts={drafts} problem={problem} onDrafts={setDrafts} />
      <Alert message={error ? i18n._(contractFailure(error)) : null} />
      <SheetActions>
        <Button type="submit" wide busy={busy} disabled={problem !== null}>
          {label}
        </Button>
      </SheetActions>
    </form>
  )
}
