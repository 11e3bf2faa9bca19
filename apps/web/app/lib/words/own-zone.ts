/** Returns the time zone of this device; some old browsers do not report it. */
export const ownZone = (fallback = 'UTC'): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || fallback
