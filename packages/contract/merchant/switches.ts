/** The switches of a merchant, by the name of each; parts of a wider switch are resolved before a merchant's settings are used. */
export type Switches = Readonly<Record<string, boolean>>

/** Whether a merchant has a function: a switch that is not listed is off. */
export const isSwitchedOn = (switches: Switches, name: string): boolean => switches[name] === true
