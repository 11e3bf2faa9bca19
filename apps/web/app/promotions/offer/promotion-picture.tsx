import type { ReactNode } from 'react'

import { Picture } from '../../ui/picture.tsx'
import styles from './promotion-picture.module.css'

const WIDTH = 780
const HEIGHT = 360
const GIFT = '/pictures/states/gift.svg'

interface PromotionPictureProps {
  picture: string | null
  first?: boolean
  /** The words over it. */
  children?: ReactNode
}

/** A promotion's picture, or a present where it has none, and words over its calm side. */
export function PromotionPicture({ picture, first = false, children }: PromotionPictureProps) {
  return (
    <span className={styles.box}>
      {picture ? (
        <Picture className={styles.picture} src={picture} alt="" width={WIDTH} height={HEIGHT} first={first} />
      ) : (
        <span className={styles.gift}>
          <Picture src={GIFT} alt="" width={160} height={128} first={first} bare />
        </span>
      )}
      {children && <span className={styles.words}>{children}</span>}
    </span>
  )
}
