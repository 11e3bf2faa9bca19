/** Masks a number except for its beginning and last digits: +63•••••0111. */
export function maskedMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}•••••${mobile.slice(-4)}`
}

/** Masks an email address except for the first letter and the domain: p•••@ante.example. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${firstOf(email.slice(0, at))}•••${email.slice(at)}`
}

/** Masks a name except for the first letter of each word: J••• D•••. */
export function maskedName(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${firstOf(word)}•••`)
    .join(' ')
}

/** Masks the second half of an IP address: 203.0.•••.•••, 2001:db8:•••. */
export function maskedIp(address: string): string {
  if (address.includes(':')) return `${address.split(':').slice(0, 2).join(':')}:•••`
  return address.split('.').slice(0, 2).concat('•••', '•••').join('.')
}

/** Returns the first letter, which in some scripts takes two UTF-16 code units. */
const firstOf = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0)
