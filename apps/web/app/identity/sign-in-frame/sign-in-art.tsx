import { useId } from 'react'
import type { ReactNode } from 'react'

import styles from './sign-in-art.module.css'
import { Cherries, Gem, Seven } from './reel-faces.tsx'

/** Decorative picture of three reels with prizes, in the merchant's colours. */
export function SignInArt({ small = false }: { small?: boolean }) {
  const id = useId()
  return (
    <svg className={small ? styles.small : styles.art} viewBox="0 0 320 132" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-gold`} x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" className={styles.rewardLight} />
          <stop offset="1" className={styles.rewardDeep} />
        </linearGradient>
        <linearGradient id={`${id}-main`} x1="0" y1="0" x2="0.6" y2="1">
          <stop offset="0" className={styles.accentLight} />
          <stop offset="1" className={styles.accentDeep} />
        </linearGradient>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" className={styles.glow} />
          <stop offset="1" className={styles.glow} stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="160" cy="72" rx="150" ry="62" fill={`url(#${id}-glow)`} />
      <g className={styles.far}>
        <Reel x={84} turn={-10} picture={<Gem fill={`url(#${id}-main)`} />} />
        <Reel x={236} turn={10} picture={<Cherries leaf={`url(#${id}-main)`} fruit={`url(#${id}-gold)`} />} />
      </g>
      <Reel x={160} turn={0} lifted picture={<Seven fill={`url(#${id}-gold)`} />} />
      <Coin x={38} y={40} size={13} fill={`url(#${id}-gold)`} />
      <Coin x={286} y={34} size={10} fill={`url(#${id}-gold)`} />
      <Coin x={300} y={98} size={15} fill={`url(#${id}-gold)`} />
      <Coin x={22} y={104} size={9} fill={`url(#${id}-gold)`} />
      <path className={styles.spark} d="M122 12l2.4 6.6L131 21l-6.6 2.4L122 30l-2.4-6.6L113 21l6.6-2.4z" />
      <path className={styles.spark} d="M206 4l1.7 4.6 4.6 1.7-4.6 1.7-1.7 4.6-1.7-4.6-4.6-1.7 4.6-1.7z" />
      <path className={styles.spark} d="M56 78l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z" />
    </svg>
  )
}

interface ReelProps {
  x: number
  turn: number
  lifted?: boolean
  picture: ReactNode
}

function Reel({ x, turn, lifted = false, picture }: ReelProps) {
  return (
    <g transform={`translate(${x} ${lifted ? 64 : 72}) rotate(${turn}) scale(${lifted ? 1.08 : 0.9})`}>
      <rect className={styles.shade} x="-36" y="-44" width="72" height="96" rx="16" />
      <rect className={styles.reel} x="-36" y="-48" width="72" height="96" rx="16" />
      <rect className={styles.window} x="-28" y="-40" width="56" height="80" rx="11" />
      {picture}
      <path className={styles.shine} d="M-22 -34h44a5 5 0 0 1 5 5v9c-16 6 -38 6 -54 0v-9a5 5 0 0 1 5 -5z" />
    </g>
  )
}

interface CoinProps {
  x: number
  y: number
  size: number
  fill: string
}

const Coin = ({ x, y, size, fill }: CoinProps) => (
  <g transform={`translate(${x} ${y}) rotate(-18) scale(${size / 12})`}>
    <ellipse className={styles.rim} cx="1.6" cy="1.6" rx="12" ry="10.5" />
    <ellipse fill={fill} rx="12" ry="10.5" />
    <ellipse className={styles.facet} rx="8" ry="6.8" />
  </g>
)
