import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { memberInfo } from '../../member/queries.ts'
import { useFlag } from '../../merchant/public.ts'
import { Icon } from '../../ui/icon.tsx'
import { Later } from '../../ui/later.tsx'
import styles from './portrait.module.css'
import { Portrait } from './portrait.tsx'

const loadSheet = async () => (await import('../../member/portrait/portrait-sheet.tsx')).PortraitSheet

/** The member's picture; a tap changes it, if the merchant permits it. */
export function OwnPortrait({ name }: { name: string }) {
  const { t } = useLingui()
  const [choosing, setChoosing] = useState(false)
  const { data: info } = useQuery(memberInfo)
  const mayChange = useFlag('PROFPIC3')
  if (!mayChange) return <Portrait name={name} />
  const headIcon = info?.headIcon ?? null
  const close = () => setChoosing(false)
  return (
    <>
      <button
        type="button"
        className={styles.own}
        aria-label={t`Change profile picture`}
        onClick={() => setChoosing(true)}
      >
        <Portrait name={name} headIcon={headIcon} />
        <span className={styles.pen}>
          <Icon name="plus" size={14} />
        </span>
      </button>
      <Later
        isRequested={choosing}
        load={loadSheet}
        props={{ open: choosing, headIcon, onClose: close }}
        onFailure={close}
      />
    </>
  )
}
