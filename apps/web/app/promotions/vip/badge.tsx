import { levelPicture } from '@ante/contract/vip/level.ts'

import { Picture } from '../../ui/picture.tsx'

interface BadgeProps {
  level: number
  /** Size in pixels. */
  px: number
  /** Whether it is in the first viewport. */
  first?: boolean
}

/** A level's badge image; its name is shown beside it. */
export const Badge = ({ level, px, first = false }: BadgeProps) => (
  <Picture src={levelPicture(level)} alt="" width={px} height={px} first={first} bare />
)
