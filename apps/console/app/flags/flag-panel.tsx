import { cancelScheduledFlag, switchFlag } from '@ante/contract/console/flags.ts'
import type { ListedFlag, ScheduledSwitch } from '@ante/contract/console/flags.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { call } from '../lib/call.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { Notice } from '../ui/notice.tsx'
import { Facts, PanelPart, SidePanel } from '../ui/side-panel.tsx'
import { Time } from '../ui/time.tsx'
import { announce } from '../ui/toasts.tsx'
import { isOnAt } from './flag-rows.ts'
import { FlagState } from './flag-state.tsx'
import styles from './flags.module.css'
import { SwitchForm } from './switch-form.tsx'

interface FlagPanelProps {
  flag: ListedFlag
  /** Merchants that the reader may compare, that of the page first. */
  merchants: readonly { code: string; name: string }[]
  onClose(): void
}

/** A flag: its states, what depends on it, scheduled changes, and the form that switches it. */
export function FlagPanel({ flag, merchants, onClose }: FlagPanelProps) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const mayCall = useMayCall(merchant)
  const client = useQueryClient()
  const [isSwitching, setSwitching] = useState(false)
  const refetch = () => client.invalidateQueries({ queryKey: ['flags', merchant] })
  const isOn = isOnAt(flag, merchant)
  const done = () => {
    setSwitching(false)
    void refetch()
  }
  return (
    <SidePanel
      title={flag.flag}
      onClose={onClose}
      foot={
        mayCall(switchFlag) &&
        !isSwitching && (
          <Button kind={isOn ? 'danger' : 'main'} onPress={() => setSwitching(true)}>
            {isOn ? t`Switch off` : t`Switch on`}
          </Button>
        )
      }
    >
      <Facts facts={factsOf()} />
      {isSwitching && <SwitchForm flag={flag} isOn={!isOn} onDone={done} onCancel={() => setSwitching(false)} />}
      {flag.scheduled.length > 0 && (
        <PanelPart title={t`Scheduled changes`}>
          <ul className={styles.list}>
            {flag.scheduled.map((one) => (
              <Scheduled key={one.id} scheduled={one} mayCancel={mayCall(cancelScheduledFlag)} onChange={refetch} />
            ))}
          </ul>
        </PanelPart>
      )}
      <PanelPart title={t`Merchants`}>
        <Facts
          facts={merchants.map(({ code, name }) => [
            name,
            <FlagState key={code} isOn={isOnAt(flag, code)} isDifferent={isOnAt(flag, code) !== isOn} />,
          ])}
        />
      </PanelPart>
    </SidePanel>
  )

  function factsOf(): [string, ReactNode][] {
    const { meaning, isGuarded, wider, narrower, pages, changed } = flag
    return [
      [
        t`Meaning`,
        <span key="meaning" className={styles.meaning}>
          {meaning || t`Unknown: no function reads it.`}
        </span>,
      ],
      [t`State`, <FlagState key="state" isOn={isOn} />],
      ...(flag.states[merchant] === undefined ? [[t`Default`, t`Never set here: off.`] as [string, string]] : []),
      ...(isGuarded ? [[t`Change`, t`Needs two persons.`] as [string, string]] : []),
      ...(wider === null ? [] : [[t`Needs`, wider] as [string, string]]),
      ...(narrower.length > 0 ? [[t`Off with it`, narrower.join(', ')] as [string, string]] : []),
      ...(pages.length > 0
        ? [
            [
              t`Pages of players`,
              <span key="pages" className={styles.pages}>
                {pages.map((path) => (
                  <code key={path}>{path}</code>
                ))}
              </span>,
            ] as [string, ReactNode],
          ]
        : []),
      [
        t`Last change`,
        changed ? (
          <span key="changed">
            <Time at={changed.at} zone={zone} /> · {changed.by}
            {changed.reason !== null && <small className={styles.reason}>{changed.reason}</small>}
          </span>
        ) : (
          '–'
        ),
      ],
    ]
  }
}

interface ScheduledProps {
  scheduled: ScheduledSwitch
  mayCancel: boolean
  onChange(): Promise<void>
}

function Scheduled({ scheduled: { id, isOn, at, reason, requestedBy }, mayCancel, onChange }: ScheduledProps) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const failureText = useFailureText()
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const cancel = async () => {
    setPending(true)
    setFailure(null)
    try {
      await call(cancelScheduledFlag, { merchant, id })
      announce(t`Cancelled.`)
    } catch (error) {
      setFailure(failureText(error))
    }
    setPending(false)
    await onChange()
  }
  return (
    <li>
      <span className={styles.line}>
        <FlagState isOn={isOn} />
        <Time at={at} zone={zone} />
        {mayCancel && (
          <Button kind="quiet" size="small" isPending={isPending} onPress={() => void cancel()}>
            <Trans>Cancel the change</Trans>
          </Button>
        )}
      </span>
      <small className={styles.reason}>
        {requestedBy} · {reason}
      </small>
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
    </li>
  )
}
