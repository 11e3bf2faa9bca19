import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Picture } from '../../../ui/picture.tsx'
import styles from './round.module.css'

const ENVELOPES = 9

/** A board of still envelopes instead of falling ones, for users who prefer reduced motion. */
export function ReducedMotionBoard({ onTap }: { onTap(): void }) {
  const { t } = useLingui()
  const [opened, setOpened] = useState<readonly number[]>([])
  const open = (index: number) => {
    setOpened((before) => [...before, index])
    onTap()
  }
  return (
    <ul className={styles.board}>
      {Array.from({ length: ENVELOPES }, (_, index) => {
        const isOpen = opened.includes(index)
        return (
          <li key={index}>
            <button
              type="button"
              className={styles.still}
              disabled={isOpen}
              aria-label={isOpen ? t`Opened envelope` : t`Envelope ${index + 1}`}
              onClick={() => open(index)}
            >
              <Picture
                src={`/pictures/states/red-envelope${isOpen ? '-open' : ''}.svg`}
                alt=""
                width={100}
                height={80}
                bare
              />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
