const MINUTE = 60
const HOUR = 3600

/** Formats the seconds left as a clock: `0:42`, `14:59`, `23:04:05`. */
export function clockText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE)]
  const parts = hours > 0 ? [hours, twoDigits(minutes)] : [minutes]
  return [...parts, twoDigits(seconds % MINUTE)].join(':')
}

const twoDigits = (count: number) => String(count).padStart(2, '0')
