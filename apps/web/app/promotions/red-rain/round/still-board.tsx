import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Picture } from '../../../ui/picture.tsx'
import styles from './round.module.css'

const ENVELOPES = 9

/** A board of still envelopes for users with reduced motion: they count as the falling ones. */
export function StillBoard({ onTap }: { onTap(): void }) {
  const { t } = useLingui()
  const [opened, setOpened] = useState<readonly number[]>([])
  const open = (place: number) => {
    setOpened((before) => [...before, place])
    onTap()
  }
  return (
    <ul className={styles.board}>
      {Array.from({ length: ENVELOPES }, (_, place) => {
        const isOpen = opened.includes(place)
        return (
          <li key={place}>
            <button
              type="button"
              className={styles.still}
              disabled={isOpen}
              aria-label={isOpen ? t`Opened envelope` : t`Envelope ${place + 1}`}
              onClick={() => open(place)}
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
