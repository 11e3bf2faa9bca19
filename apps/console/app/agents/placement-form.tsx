import { placeAgent } from '@ante/contract/console/agent-placement.ts'
import type { Placement } from '@ante/contract/console/agent-placement.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Form } from 'react-aria-components'

import { amountText, countText } from '../lib/amounts.ts'
import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { typeText } from '../players/player-state.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { Notice } from '../ui/notice.tsx'
import { FormActions } from '../ui/overlay.tsx'
import { PanelView } from '../ui/panel-view.tsx'
import { Facts } from '../ui/side-panel.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import { TextField } from '../ui/text-field.tsx'
import { announce } from '../ui/toasts.tsx'
import { placementQuery, useAgentsChanged } from './agent-queries.ts'
import type { Preview, ShownAgent } from './agent-queries.ts'
import { categoryText, kindTexts, problemTexts } from './agent-texts.ts'
import styles from './agents.module.css'

interface PlacementFormProps {
  shown: ShownAgent
  change: Placement
  onClose(): void
}

/** A promotion, demotion or move: it is tried first, and shows what it changes before it is confirmed. */
export function PlacementForm({ shown, change, onClose }: PlacementFormProps) {
  // The new upline that was tried; undefined for a root. Promotions and demotions have none.
  const [tried, setTried] = useState<{ upline: string | undefined } | null>(
    change === 'move' ? null : { upline: undefined },
  )
  if (tried === null) return <UplineForm account={shown.agent.account} onTry={setTried} onCancel={onClose} />
  return (
    <TriedPlacement
      key={tried.upline ?? ''}
      {...{ shown, change, onClose }}
      upline={tried.upline}
      onBack={change === 'move' ? () => setTried(null) : onClose}
    />
  )
}

interface UplineFormProps {
  account: string
  onTry(tried: { upline: string | undefined }): void
  onCancel(): void
}

function UplineForm({ account, onTry, onCancel }: UplineFormProps) {
  const { t } = useLingui()
  const [upline, setUpline] = useState('')
  const [isRoot, setRoot] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const isValid = isRoot || upline.trim() !== ''
  return (
    <Form
      className={styles.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (isValid) onTry({ upline: isRoot ? undefined : upline.trim() })
      }}
    >
      <p>{t`${account} is moved with all members below. Nothing is changed before you confirm.`}</p>
      <TextField
        label={t`Account of the new upline`}
        error={isChecked && !isValid ? t`Enter the account of an agent.` : undefined}
        value={upline}
        onChange={setUpline}
        isDisabled={isRoot}
        maxLength={64}
        autoComplete="off"
        startsFocused
      />
      <Checkbox isSelected={isRoot} onChange={setRoot}>
        {t`No upline: the root of an own line`}
      </Checkbox>
      <FormActions onCancel={onCancel}>
        <Button kind="main" type="submit">
          {t`Try the move`}
        </Button>
      </FormActions>
    </Form>
  )
}

interface TriedPlacementProps extends PlacementFormProps {
  upline: string | undefined
  onBack(): void
}

function TriedPlacement({ shown, change, upline, onBack, onClose }: TriedPlacementProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const changed = useAgentsChanged(merchant)
  const { id: agent, account } = shown.agent
  const query = useQuery(placementQuery(merchant, { agent, change, upline }))
  // One key for all attempts, so that a repeated confirmation is the same change.
  const [key] = useState(() => crypto.randomUUID())
  const texts: Record<Placement, [confirm: string, button: string, done: string]> = {
    promote: [
      t`${account} becomes an agent, is told by a mail, and can open the agent centre.`,
      t`Promote`,
      t`${account} is an agent.`,
    ],
    demote: [
      t`${account} becomes a player, is told by a mail, and can't open the agent centre any more.`,
      t`Demote`,
      t`${account} is a player.`,
    ],
    move: [t`${account} and all members below are moved, with the sums of all days.`, t`Move`, t`${account} is moved.`],
  }
  const [confirmText, button, doneText] = texts[change]
  const confirm = async (reason: string, { version }: Preview) => {
    const { outcome } = await call(placeAgent, { merchant, agent, change, upline, reason, version, key })
    announce(outcome === 'applied' ? doneText : t`Requested. Another person must approve the move.`)
    onClose()
    await changed()
  }
  return (
    <PanelView query={query}>
      {(preview) => (
        <div className={styles.tried}>
          <PreviewFacts preview={preview} change={change} />
          {preview.problem === null && preview.waiting === null ? (
            <>
              {preview.isLarge && (
                <Notice tone="info">
                  <Trans>The move has many members. Another person must approve it.</Trans>
                </Notice>
              )}
              <ConfirmForm
                confirmText={confirmText}
                action={preview.isLarge ? t`Request the move` : button}
                isDanger={change !== 'promote'}
                onConfirm={(reason) => confirm(reason, preview)}
                onCancel={onBack}
              />
            </>
          ) : (
            <FormActions onCancel={onBack}>{null}</FormActions>
          )}
        </div>
      )}
    </PanelView>
  )
}

function PreviewFacts({ preview, change }: { preview: Preview; change: Placement }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const { problem, from, to, waiting, contracts } = preview
  return (
    <>
      {problem !== null && <Notice tone="bad">{t(problemTexts[problem])}</Notice>}
      {waiting !== null && (
        <Notice tone="info">
          <Trans>
            A move of this member awaits another person.{' '}
            <Link to="/m/$merchant/approvals" params={{ merchant }} search={{ open: waiting }}>
              Open the request
            </Link>
          </Trans>
        </Notice>
      )}
      {contracts.length > 0 && (
        <ul className={styles.list}>
          {contracts.map(({ id, kind, category }) => (
            <li key={id}>
              <Link to="/m/$merchant/agents" params={{ merchant }} search={{ view: 'contracts', open: id }}>
                {t`Contract ${id}`}
              </Link>{' '}
              · {t(kindTexts[kind])} · {t(categoryText(category))}
            </li>
          ))}
        </ul>
      )}
      <Facts
        facts={
          change === 'move'
            ? [
                [t`Upline now`, from.upline?.account ?? t`None`],
                ...(problem === 'upline.not_found' ? [] : [[t`New upline`, to.upline?.account ?? t`None`] as const]),
              ]
            : [
                [t`Type now`, t(typeText(from.type))],
                [t`New type`, t(typeText(to.type))],
              ]
        }
      />
      {change === 'move' && problem === null && <MoveEffect preview={preview} />}
    </>
  )
}

function MoveEffect({ preview }: { preview: Preview }) {
  const { t } = useLingui()
  const { members, balance, currency, days, loses, gains, rates, openBills } = preview
  return (
    <>
      <SmallTable
        label={t`Effect`}
        heads={[t`Effect`, t`Value`]}
        amounts={[1]}
        rows={[
          [t`Members who move`, countText(members)],
          [t`Their balance`, `${amountText(balance)} ${currency}`],
          [t`Days with sums`, countText(days)],
          [t`Agents above who lose the sums`, countText(loses)],
          [t`Agents above who get the sums`, countText(gains)],
          [t`Unpaid bills, which stay as they are`, countText(openBills)],
        ].map(([name = '', value = '']) => ({ id: name, cells: [name, value] }))}
      />
      <p>{t`Days count where the member is when they are computed. What was already paid for hours and bets stays paid.`}</p>
      {rates.length === 0 ? (
        <p>{t`No rate changes.`}</p>
      ) : (
        <>
          <p>{t`The new upline has lower rates. Those of the member, and of members below, become lower from tomorrow's bets on, while the rates that were set stay stored.`}</p>
          <SmallTable
            label={t`Rates that become lower`}
            heads={[t`Category`, t`Now`, t`Then`]}
            amounts={[1, 2]}
            rows={rates.map(({ category, from, to }) => ({
              id: category,
              cells: [t(categoryText(category)), `${from} %`, `${to} %`],
            }))}
          />
        </>
      )}
    </>
  )
}
