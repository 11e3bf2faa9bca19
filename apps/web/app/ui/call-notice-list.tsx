import { useLingui } from '@lingui/react/macro'

import { isKnown, removePending } from '../lib/calls/pending-calls.ts'
import type { PendingCall } from '../lib/calls/pending-calls.ts'
import styles from './call-notices.module.css'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

export function CallNoticeList({ calls }: { calls: readonly PendingCall[] }) {
  return calls.map((call) => <CallNotice key={call.key} call={call} />)
}

function CallNotice({ call }: { call: PendingCall }) {
  const { t } = useLingui()
  const words = {
    checking: t`We’re checking whether this went through. Please don’t repeat it. Your money is safe.`,
    done: t`This went through. You’ll find it in your records.`,
    notDone: t`This did not go through, and nothing was taken. You can try again.`,
  }
  const state = call.state === 'done' || call.state === 'notDone' ? call.state : 'checking'
  return (
    <span className={styles.notice}>
      <Icon name={icons[state]} size={20} />
      <span className={styles.words}>
        <b className={styles.title}>
          <bdi>{call.title}</bdi>
        </b>
        {words[state]}
      </span>
      {isKnown(call) && <IconButton icon="close" size={20} label={t`Close`} onClick={() => removePending(call.key)} />}
    </span>
  )
}

const icons = { checking: 'info', done: 'check', notDone: 'warning' } as const
