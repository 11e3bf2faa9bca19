/** The flags' folder is named after their edition, for browsers keep what is in it for ever. */
export const FLAGS_EDITION = '1.6.20'
