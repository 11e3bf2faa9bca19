import type { PrizeWheel } from '@ante/contract/promotions/prize-wheel.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import { formatMoney } from '../../lib/i18n/format-money.ts'
import { MIDDLE, middleOf, slicePath } from './wheel-shape.ts'
import styles from './wheel.module.css'

interface WheelDiscProps {
  wheel: Pick<PrizeWheel, 'segments' | 'currency'>
  /** Total rotation in degrees. */
  turned: number
  isTurning: boolean
  onStop(): void
}

type Segments = PrizeWheel['segments']

/** The best prizes are highlighted; the others alternate between two styles. */
function variantOf({ amount }: Segments[number], index: number, segments: Segments): 'best' | 'odd' | 'even' {
  const max = Math.max(...segments.map((item) => Number(item.amount)))
  if (Number(amount) === max) return 'best'
  return index % 2 === 0 ? 'even' : 'odd'
}

/** Adds the index to each segment as a unique key. */
const indexed = (segments: Segments) => segments.map((segment, index) => ({ segment, index }))

/** The wheel with its prizes and its pointer. Hidden from screen readers, which get the odds and the result as text. */
export function WheelDisc({ wheel: { segments, currency }, turned, isTurning, onStop }: WheelDiscProps) {
  const { i18n } = useLingui()
  const count = segments.length
  const stage = useRef<HTMLDivElement>(null)
  // Scrolls the wheel into view: on a short screen it is above the viewport when its button is tapped.
  useEffect(() => {
    if (isTurning) stage.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [isTurning])
  return (
    <div ref={stage} className={styles.stage} aria-hidden="true">
      <svg
        className={isTurning ? styles.turning : styles.disc}
        style={{ transform: `rotate(${turned}deg)` }}
        viewBox="0 0 200 200"
        direction="ltr"
        onTransitionEnd={onStop}
      >
        <circle className={styles.rim} cx={MIDDLE} cy={MIDDLE} r="98" />
        {indexed(segments).map(({ segment, index }) => (
          <g key={index} data-variant={variantOf(segment, index, segments)}>
            <path className={styles.slice} d={slicePath(index, count)} />
            <g transform={`rotate(${middleOf(index, count) - 90} ${MIDDLE} ${MIDDLE})`}>
              <text className={styles.prize} x="186" y={MIDDLE} dy="0.35em" textAnchor="end">
                {Number(segment.amount) === 0 ? '—' : formatMoney({ amount: segment.amount, currency }, i18n.locale)}
              </text>
            </g>
          </g>
        ))}
        <circle className={styles.hub} cx={MIDDLE} cy={MIDDLE} r="16" />
      </svg>
      <svg className={styles.pointer} viewBox="0 0 24 28">
        <path d="M12 27L2 6a11 6 0 0 1 20 0z" />
      </svg>
    </div>
  )
}
