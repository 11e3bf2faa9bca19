import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'
import type { ReactNode } from 'react'

import { Picture } from '../../ui/picture.tsx'
import { kindOf } from './kinds.ts'
import type { PromotionKind } from './kinds.ts'
import styles from './promotion-picture.module.css'

const WIDTH = 780
const HEIGHT = 360

const illustrations: Partial<Record<PromotionKind, string>> = { deposit: 'wallet', vip: 'trophy', friends: 'people' }
/** Default picture of a promotion without its own. */
const defaultPictureOf = (type: PromotionType): string =>
  `/pictures/states/${type === 'RAFFLE' ? 'red-envelope' : (illustrations[kindOf(type)] ?? 'gift')}.svg`

interface PromotionPictureProps {
  type: PromotionType
  picture: string | null
  first?: boolean
  /** Text over the picture. */
  children?: ReactNode
}

/** A promotion's picture, or a default drawing of its category, with text over its empty area. */
export function PromotionPicture({ type, picture, first = false, children }: PromotionPictureProps) {
  return (
    <span className={styles.box}>
      {picture ? (
        <Picture className={styles.picture} src={picture} alt="" width={WIDTH} height={HEIGHT} first={first} />
      ) : (
        <span className={styles.gift}>
          <Picture src={defaultPictureOf(type)} alt="" width={160} height={128} first={first} bare />
        </span>
      )}
      {children && <span className={styles.text}>{children}</span>}
    </span>
  )
}
