import { setPushPreferences } from '@ante/contract/messaging/push.ts'
import type { PushPreferences } from '@ante/contract/messaging/push.ts'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '../../lib/calls/call.ts'
import { Link, useNavigate } from '../../lib/pages/router.tsx'
import { callFailure } from '../../ui/call-failure.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast-store.ts'
import styles from './push.module.css'
import { turnPushOff, turnPushOn } from './push-device.ts'
import type { PushPermissionState } from './push-device.ts'
import { pushHere, pushSettings } from './queries.ts'

const HEIGHT_PX = 112

/** Push settings of this device. */
export function PushSettings() {
  const { t } = useLingui()
  return (
    <section className={styles.settings} aria-label={t`Notifications`}>
      <PageSection skeleton={<Skeleton height={HEIGHT_PX} />}>
        <Settings />
      </PageSection>
    </section>
  )
}

function Settings() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { data: permission } = useSuspenseQuery(pushHere)
  const [busy, setBusy] = useState(false)
  const setEnabled = (on: boolean) => {
    setBusy(true)
    const change = on ? turnPushOn(i18n, navigate) : turnPushOff()
    change
      .then((next) => queries.setQueryData(pushHere.queryKey, next))
      .catch(() => showToast(t`This didn’t work. Please try again.`, { tone: 'bad' }))
      .finally(() => setBusy(false))
  }
  return (
    <>
      <Switch
        label={t`Notifications on this device`}
        on={permission === 'on'}
        disabled={busy || (permission !== 'on' && permission !== 'off')}
        onToggle={setEnabled}
      />
      <Hint permission={permission} />
      {permission === 'on' && <PushTopics />}
    </>
  )
}

function Hint({ permission }: { permission: PushPermissionState }) {
  const { t } = useLingui()
  if (permission === 'install') {
    return (
      <p className={styles.hint}>
        {t`On an iPhone or iPad, this works once you add the app to your home screen.`}{' '}
        <Link to="/m/download" className={styles.link}>{t`How to add it`}</Link>
      </p>
    )
  }
  const texts = {
    denied: t`Notifications from this site are blocked in your browser. Allow them in the browser’s settings for this site, then come back.`,
    unsupported: t`This browser doesn’t support notifications. Find all news in your inbox.`,
    off: t`Get notified while the app is closed.`,
    on: t`Get notified while the app is closed.`,
  }
  return <p className={styles.hint}>{texts[permission]}</p>
}

function PushTopics() {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const { data } = useSuspenseQuery(pushSettings)
  const { mutate } = useMutation({
    mutationFn: (preferences: PushPreferences) => call(setPushPreferences, preferences),
    onMutate: (preferences) =>
      queries.setQueryData(pushSettings.queryKey, (cached) => cached && { ...cached, preferences }),
    onError: (error) => {
      showToast(i18n._(callFailure(error)), { tone: 'bad' })
      void queries.invalidateQueries(pushSettings)
    },
    networkMode: 'always',
  })
  const { preferences } = data
  const setPreference = (name: keyof PushPreferences) => (on: boolean) => mutate({ ...preferences, [name]: on })
  return (
    <>
      <Switch label={t`Withdrawals`} on={preferences.payouts} onToggle={setPreference('payouts')} />
      <Switch label={t`My bet results`} on={preferences.results} onToggle={setPreference('results')} />
      <Switch label={t`Inbox`} on={preferences.mail} onToggle={setPreference('mail')} />
      <Switch label={t`Show amounts on lock screen`} on={preferences.amounts} onToggle={setPreference('amounts')} />
    </>
  )
}

interface SwitchProps {
  label: string
  on: boolean
  disabled?: boolean
  onToggle(on: boolean): void
}

function Switch({ label, on, disabled = false, onToggle }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={styles.line}
      disabled={disabled}
      onClick={() => onToggle(!on)}
    >
      <span className={styles.label}>{label}</span>
      <span className={styles.track}>
        <span className={styles.knob} />
      </span>
    </button>
  )
}
