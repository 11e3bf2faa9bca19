/** States of a merchant's flags by name. A flag that depends on another is already resolved. */
export type Switches = Readonly<Record<string, boolean>>

/** Whether a flag is on; a missing flag is off. */
export const isSwitchedOn = (switches: Switches, name: string): boolean => switches[name] === true
