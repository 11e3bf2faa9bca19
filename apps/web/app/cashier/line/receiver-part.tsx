import type { LinePerson } from '@ante/contract/cashier/line-transfers.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Icon } from '../../ui/icon.tsx'
import { Later } from '../../ui/later.tsx'
import { RowIcon } from '../../ui/row-icon.tsx'
import styles from './line.module.css'
import { personTexts } from './person-texts.ts'

const loadSheet = async () => (await import('./receiver-sheet.tsx')).ReceiverSheet

interface ReceiverPartProps {
  receiver: LinePerson | null
  /** Whether the receiver's data has been loaded. */
  isKnown: boolean
  /** Called when a receiver is chosen; null when there is no choice. */
  onChoose: ((receiver: LinePerson) => void) | null
}

/** The receiver: the upline, or a direct downline chosen by an agent. */
export function ReceiverPart({ receiver, isKnown, onChoose }: ReceiverPartProps) {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const content = (
    <>
      <RowIcon>
        <Icon name="person" />
      </RowIcon>
      <span className={styles.member}>
        <span className={styles.soft}>{t`Recipient`}</span>
        <bdi className={styles.name}>{receiver ? receiver.account : t`Choose team member`}</bdi>
        {receiver && isKnown && <span className={styles.soft}>{i18n._(personTexts(receiver.type))}</span>}
      </span>
    </>
  )
  if (!onChoose) return <div className={styles.receiver}>{content}</div>
  return (
    <>
      <button type="button" className={styles.receiver} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {content}
        <Icon name="chevron" size={20} turns />
      </button>
      <Later isRequested={open} load={loadSheet} props={{ open, onChoose, onClose: close }} onFailure={close} />
    </>
  )
}
