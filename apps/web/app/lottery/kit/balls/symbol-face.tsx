import type { SymbolName } from './balls-of.ts'
import styles from './balls.module.css'
import { tints } from './tints.ts'

/** SVG paths of the six symbols of fish-prawn-crab, 24 units wide. */
const DRAWN: Record<SymbolName, { path: string; fill: string }> = {
  fish: {
    path: 'M2 12c3-5 8-6.5 12-4.5L20 4l-1.5 6L22 12l-3.5 2L20 20l-6-3.5C10 18.500 5 17 2 12zM7.500 10.200a1.100 1.100 0 1 0 0 2.200 1.100 1.100 0 0 0 0-2.200z',
    fill: tints.blue.background,
  },
  prawn: {
    path: 'M19 4c-7-1.500-14 2-14.500 9 0 4 2.500 7 6.500 7.500L9.500 23h5l-.5-3.200c-3.500-.8-5.500-2.800-5.500-5.800 0-3 2.500-5 6-5l4.500.5c2-1.500 2-4 0-5.500zM15.500 5.800a1 1 0 1 1 0 2 1 1 0 0 1 0-2zM12 10.500l-1 4M9.500 12.500L7 14.500',
    fill: tints.orange.background,
  },
  crab: {
    path: 'M12 9c4.500 0 8 2.200 8 5.500S16.500 20 12 20s-8-2.200-8-5.500S7.500 9 12 9zM4.500 10.500C2 9 1.500 5.500 3.500 3.500c.2 1.500 1 2.300 2.500 2.500-.2 1.500.3 2.700 1.500 3.500zM19.500 10.500c2.500-1.500 3-5 1-7-.2 1.500-1 2.300-2.500 2.500.2 1.500-.3 2.700-1.500 3.500zM5 19l-2.500 3M19 19l2.500 3',
    fill: tints.red.background,
  },
  rooster: {
    path: 'M8 3c1-1.500 2.500-1.500 3 0 1.500-1 2.800 0 2.500 1.500l1.500 2c.5 2 .5 3 3 3.500 1.500-1.500 1.500-3 1-4.500 3 2 4 6.500 2 10-1.500 2.800-4.500 4-7.500 4v2.500h2v1H9v-1h2.500V19C8 18.300 6 15.500 6.500 12L7 9 3.500 8 7 6.500z',
    fill: tints.gold.background,
  },
  gourd: {
    path: 'M11 2.500h2V6c2.500.3 4 2 4 4 0 1.200-.5 2.200-1.300 3 2 1 3.300 2.500 3.300 4.500 0 3-3 5-7 5s-7-2-7-5c0-2 1.300-3.500 3.300-4.500C7.500 12.200 7 11.200 7 10c0-2 1.500-3.700 4-4z',
    fill: tints.green.background,
  },
  deer: {
    path: 'M9 9C6 8 4.500 5.500 5 2l1.500 2.500L8.500 2l.5 3.500 1.800 2h2.400l1.800-2 .5-3.500 2 2.500L19 2c.5 3.500-1 6-4 7l4.500-.5L16.500 12c0 4-2 10-4.500 10s-4.500-6-4.500-10l-3-3.500zM9.800 12.500v1.200M14.200 12.500v1.200',
    fill: tints.wine.background,
  },
}

export function SymbolFace({ name }: { name: SymbolName }) {
  const { path, fill } = DRAWN[name]
  return (
    <svg className={styles.die} viewBox="0 0 32 32">
      <rect x="1" y="1" width="30" height="30" rx="7" fill={tints.ivory.background} stroke={tints.silver.background} />
      <path transform="translate(4 4)" d={path} fill={fill} fillRule="evenodd" />
    </svg>
  )
}
