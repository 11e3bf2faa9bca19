/** The last digits of a number, as one knows it again: +63•••••0111. */
export function maskedMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}•••••${mobile.slice(-4)}`
}

/** The first letter of a mailbox, and where it is: p•••@ante.example. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${firstOf(email.slice(0, at))}•••${email.slice(at)}`
}

/** The first letter of each word of a name: J••• D•••. */
export function maskedName(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${firstOf(word)}•••`)
    .join(' ')
}

/** A letter of some scripts takes two of what a text is counted in. */
const firstOf = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0)
