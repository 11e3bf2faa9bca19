let zone = ''
/** Offset from UTC at which `zone` was read. When it changes, the device may be in another zone. */
let offset = Number.NaN

/** Returns the time zone of this device; some old browsers do not report it. */
export function deviceTimeZone(fallback = 'UTC'): string {
  const now = new Date().getTimezoneOffset()
  if (now !== offset) {
    offset = now
    zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  }
  return zone || fallback
}
