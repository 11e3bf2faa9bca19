import { headIconAddress } from '@ante/contract/member/head-icon.ts'

import { Picture } from '../../ui/picture.tsx'
import styles from './portrait.module.css'

const SIDE_PX = 56

/** Background motifs behind the letter, 56 units wide. */
const MOTIFS = [
  'M28 2v14M28 40v14M2 28h14M40 28h14M9.6 9.6l9.9 9.9M36.5 36.5l9.9 9.9M46.4 9.6l-9.9 9.9M19.5 36.5l-9.9 9.9',
  'M-2 14q7.5-8 15 0t15 0 15 0 15 0M-2 28q7.5-8 15 0t15 0 15 0 15 0M-2 42q7.5-8 15 0t15 0 15 0 15 0',
  'M28 4l24 24-24 24L4 28zM28 14l14 14-14 14-14-14z',
  'M8 28a20 20 0 0 1 40 0M16 28a12 12 0 0 1 24 0M8 36a20 20 0 0 0 40 0M16 36a12 12 0 0 0 24 0',
] as const

interface PortraitProps {
  name: string
  /** Picture chosen by the member. */
  headIcon?: string | null | undefined
}

/** The member's chosen picture, or a generated one that depends only on the account name. */
export function Portrait({ name, headIcon }: PortraitProps) {
  const sum = Array.from(name).reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7)
  return (
    <span className={styles.portrait} data-tone={sum % 3} aria-hidden="true">
      {headIcon ? (
        <Picture src={headIconAddress(headIcon)} alt="" width={SIDE_PX} height={SIDE_PX} first bare />
      ) : (
        <>
          <svg className={styles.motif} viewBox="0 0 56 56" width={SIDE_PX} height={SIDE_PX}>
            <path d={MOTIFS[sum % MOTIFS.length]} transform={`rotate(${(sum % 8) * 45} 28 28)`} />
          </svg>
          <span className={styles.letter}>{Array.from(name)[0]?.toUpperCase()}</span>
        </>
      )}
    </span>
  )
}
