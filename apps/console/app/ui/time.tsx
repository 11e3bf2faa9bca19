import { ownTimeText, relativeText, timeText } from '../lib/times.ts'

interface TimeProps {
  at: string
  /** IANA name of the merchant's zone. */
  zone: string
  isRelative?: boolean
}

/** A time by the merchant's clock; the time by the reader's clock is its tooltip. */
export const Time = ({ at, zone, isRelative = false }: TimeProps) => (
  <time dateTime={at} title={`${timeText(at, zone)} ${zone}\n${ownTimeText(at)}`}>
    {isRelative ? relativeText(at) : timeText(at, zone)}
  </time>
)
