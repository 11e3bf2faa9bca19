/** The switches of a merchant, by the name of each. */
export type Switches = Readonly<Record<string, boolean>>

/** Switches that are parts of a wider one: a part is on where both are. Source: product specification 2 and 7. */
const WIDER: Readonly<Record<string, string>> = {
  REG3: 'REGISTER_REE3',
  AGETRANSFERUP3: 'MEMTRANS3',
  AGENTRANSMULTDOWN3: 'MEMTRANS3',
  PERSREP: 'PERSPNL3',
  AGEPAG: 'AGEINFO3',
  DOWNMAN: 'AGEDOWNMAN3',
  TEAMBETTING3: 'AGEDOWNMAN3',
  AGETEAMPNL3: 'AGEDOWNMAN3',
}

/** Whether a merchant has a function: a switch that is not listed is off, and so is a part of one that is off. */
export function isSwitchedOn(switches: Switches, name: string): boolean {
  const wider = WIDER[name]
  return switches[name] === true && (wider === undefined || switches[wider] === true)
}

/** The wider switch that this one is a part of, or null. */
export const widerSwitch = (name: string): string | null => WIDER[name] ?? null
