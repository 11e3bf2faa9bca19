/** First word that is a code, such as `m_home`, or an address. */
const CODE = /^\S*[_\d/|]/

/** Returns a description of the gateway with a capital letter. */
export const sentenceOf = (about: string): string =>
  CODE.test(about) ? about : `${about.charAt(0).toUpperCase()}${about.slice(1)}`
