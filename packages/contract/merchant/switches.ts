/** Flags of a merchant by name; flags that are part of another are resolved before a merchant's settings are used. */
export type Switches = Readonly<Record<string, boolean>>

/** Whether a merchant has a function: a missing flag is off. */
export const isSwitchedOn = (switches: Switches, name: string): boolean => switches[name] === true
