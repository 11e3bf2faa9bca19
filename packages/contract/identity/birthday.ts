const DAY = /^(19|20)\d{2}-\d{2}-\d{2}$/

/** Whether a text is an existing day from 1900 on: `2000-02-29`. */
export function isBirthday(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
}

/**
 * Returns the age in whole years on a day, both as `2000-02-29`. A birthday on 29 February is on 1 March in other
 * years.
 */
export function ageOn(day: string, birthday: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(5) < birthday.slice(5) ? years - 1 : years
}
