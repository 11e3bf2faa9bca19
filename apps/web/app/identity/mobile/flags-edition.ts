/** The folder of flags is versioned, because browsers cache its files indefinitely. */
export const FLAGS_EDITION = '1.6.20'
