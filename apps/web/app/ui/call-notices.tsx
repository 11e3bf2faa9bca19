import { useLingui } from '@lingui/react/macro'

import { isAwaitedInOtherTab, isKnown, PAGE, removePending, usePendingCalls } from '../lib/calls/pending-calls.ts'
import type { PendingCall } from '../lib/calls/pending-calls.ts'
import styles from './call-notices.module.css'
import { callTexts } from './call-texts.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

/**
 * Notices of calls whose answer was lost: first that the outcome is being checked, then the outcome. They are rendered
 * on the page and in each open sheet, which covers the page.
 */
export function CallNotices() {
  const calls = usePendingCalls().filter(isNoticed)
  return (
    <output>
      {calls.map((call) => (
        <CallNotice key={call.key} call={call} />
      ))}
    </output>
  )
}

/** Whether a call needs a notice: not while its button on this page shows that the answer is awaited. */
const isNoticed = (call: PendingCall) =>
  call.state === 'sent' ? call.page !== PAGE && !isAwaitedInOtherTab(call) : true

function CallNotice({ call }: { call: PendingCall }) {
  const { t, i18n } = useLingui()
  const texts = callTexts(call.movesMoney !== false)
  const state = call.state === 'done' || call.state === 'notDone' ? call.state : 'checking'
  return (
    <span className={styles.notice}>
      <Icon name={icons[state]} size={20} />
      <span className={styles.text}>
        <b className={styles.title}>
          <bdi>{call.title}</bdi>
        </b>
        {i18n._(texts[state])}
      </span>
      {isKnown(call) && <IconButton icon="close" size={20} label={t`Close`} onClick={() => removePending(call.key)} />}
    </span>
  )
}

const icons = { checking: 'info', done: 'check', notDone: 'warning' } as const
