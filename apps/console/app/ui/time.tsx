import { ownTimeText, relativeText, timeText } from '../lib/times.ts'

interface TimeProps {
  at: string
  /** IANA name of the merchant's zone. */
  zone: string
  isRelative?: boolean
}

/** A time in the merchant's zone; the tooltip has the time in the reader's zone. */
export const Time = ({ at, zone, isRelative = false }: TimeProps) => (
  <time dateTime={at} title={`${timeText(at, zone)} ${zone}\n${ownTimeText(at)}`}>
    {isRelative ? relativeText(at) : timeText(at, zone)}
  </time>
)
