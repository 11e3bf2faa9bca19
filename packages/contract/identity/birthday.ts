const DAY = /^(19|20)\d{2}-\d{2}-\d{2}$/

/** Whether a text is an existing day from 1900 on: `2000-02-29`. */
export function isBirthday(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
}

/**
 * Returns the age in whole years on a day; both days have the format `2000-02-29`. In years that are no leap years a
 * birthday on 29 February counts as 1 March.
 */
export function ageOn(day: string, birthday: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(5) < birthday.slice(5) ? years - 1 : years
}
