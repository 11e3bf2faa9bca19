import { claimSupportCase, reopenSupportCase, snoozeSupportCase } from '@ante/contract/console/support.ts'
import type { SupportCase } from '@ante/contract/console/support-parts.ts'
import { useLingui } from '@lingui/react/macro'
import { AlarmClock, ArrowRightLeft, CheckCheck, Hand, RotateCcw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'

import { call } from '../lib/call.ts'
import { useMayCall } from '../lib/session.ts'
import { useShortcuts } from '../lib/shortcuts.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { KeyHint } from '../ui/key-hint.tsx'
import menu from '../ui/menu.module.css'
import { Overlay } from '../ui/overlay.tsx'
import { Skeleton } from '../ui/states.tsx'
import styles from './support.module.css'
import { TransferForm } from './transfer-form.tsx'

/** Input of a time, with the calendar that it needs. */
const SnoozeForm = lazy(async () => ({ default: (await import('./snooze-form.tsx')).SnoozeForm }))

interface CaseActionsProps {
  shown: SupportCase
  isAnswerable: boolean
  isPending: boolean
  /** Runs a change of the case at the merchant; returns whether it was made. */
  act(change: (merchant: string) => Promise<unknown>, done: string): Promise<boolean>
  onResolve(): Promise<unknown>
}

/** What staff can do with a case besides answering it. */
export function CaseActions({ shown, isAnswerable, isPending, act, onResolve }: CaseActionsProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const mayChange = useMayCall(merchant)(claimSupportCase)
  const { approve } = useShortcuts()
  const [dialog, setDialog] = useState<'transfer' | 'snooze' | null>(null)
  const { id, state, assignee } = shown
  if (!mayChange) return null
  const close = () => setDialog(null)
  const snooze = (until: string | null) =>
    act((at) => call(snoozeSupportCase, { merchant: at, id, until }), t`Snoozed.`)
  return (
    <div className={styles.actions}>
      {assignee === null && state !== 'resolved' && (
        <Button
          size="small"
          isDisabled={isPending}
          onPress={() => void act((at) => call(claimSupportCase, { merchant: at, id }), t`The case is yours.`)}
        >
          <Hand size={14} aria-hidden />
          {t`Take`}
        </Button>
      )}
      <Button size="small" onPress={() => setDialog('transfer')}>
        <ArrowRightLeft size={14} aria-hidden />
        {t`Transfer`}
      </Button>
      {state !== 'resolved' && (
        <SnoozeMenu isPending={isPending} onChoose={snooze} onOther={() => setDialog('snooze')} />
      )}
      {state !== 'open' && isAnswerable && (
        <Button
          size="small"
          isDisabled={isPending}
          onPress={() => void act((at) => call(reopenSupportCase, { merchant: at, id }), t`Reopened.`)}
        >
          <RotateCcw size={14} aria-hidden />
          {t`Reopen`}
        </Button>
      )}
      {state !== 'resolved' && (
        <Button size="small" isDisabled={isPending} aria-keyshortcuts={approve} onPress={() => void onResolve()}>
          <CheckCheck size={14} aria-hidden />
          {t`Resolve and next`}
          <span aria-hidden>
            <KeyHint keys={approve} />
          </span>
        </Button>
      )}
      <Overlay title={t`Transfer the case`} isOpen={dialog === 'transfer'} onClose={close}>
        <TransferForm shown={shown} onDone={close} act={act} />
      </Overlay>
      <Overlay title={t`Snooze until a time`} isOpen={dialog === 'snooze'} onClose={close}>
        <Suspense fallback={<Skeleton lines={3} />}>
          <SnoozeForm
            onSnooze={async (until) => {
              close()
              await snooze(until)
            }}
            onCancel={close}
          />
        </Suspense>
      </Overlay>
    </div>
  )
}

interface SnoozeMenuProps {
  isPending: boolean
  /** Null until the next message of the player. */
  onChoose(until: string | null): Promise<unknown>
  onOther(): void
}

const HOUR_MS = 3_600_000

function SnoozeMenu({ isPending, onChoose, onOther }: SnoozeMenuProps) {
  const { t } = useLingui()
  const { zone } = useSite()
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
  const tomorrow = async () => (await import('./tomorrow-morning.ts')).tomorrowMorning(zone)
  const choices = [
    { id: 'message', label: t`Until the player writes`, until: () => null },
    { id: 'hour', label: t`For 1 hour`, until: () => inHours(1) },
    { id: 'hours', label: t`For 4 hours`, until: () => inHours(4) },
    { id: 'tomorrow', label: t`Until tomorrow, 9:00`, until: tomorrow },
  ]
  const choose = async (key: unknown) => {
    const chosen = choices.find(({ id }) => id === key)
    if (chosen) await onChoose(await chosen.until())
    else onOther()
  }
  return (
    <MenuTrigger>
      <Button size="small" isDisabled={isPending}>
        <AlarmClock size={14} aria-hidden />
        {t`Snooze`}
      </Button>
      <Popover className={menu.popover ?? ''}>
        <Menu className={menu.list ?? ''} onAction={(key) => void choose(key)}>
          {[...choices, { id: 'other', label: t`Choose a time…` }].map(({ id, label }) => (
            <MenuItem key={id} id={id} className={menu.item ?? ''}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
