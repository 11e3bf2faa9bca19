import { levelPicture } from '@ante/contract/vip/level.ts'

import { Picture } from '../../ui/picture.tsx'

interface BadgeProps {
  level: number
  /** How large it is drawn. */
  px: number
  /** On the first screen. */
  first?: boolean
}

/** A level's picture; its name stands beside it. */
export const Badge = ({ level, px, first = false }: BadgeProps) => (
  <Picture src={levelPicture(level)} alt="" width={px} height={px} first={first} bare />
)
