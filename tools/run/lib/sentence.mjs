/** A failure that a person can do something about: its message is shown alone, without a stack. */
export class Sentence extends Error {}
