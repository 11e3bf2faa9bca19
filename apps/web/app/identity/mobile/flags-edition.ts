/** Version in the address of the flags' folder, whose files browsers cache indefinitely. */
export const FLAGS_EDITION = '1.6.20'
