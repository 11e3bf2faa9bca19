import type { Switches } from '@ante/contract/merchant/switches.ts'

/** Switches that depend on a wider one: enabled only if both are. Source: product specification 2 and 7. */
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

/** Returns a merchant's effective switches: a switch whose wider switch is off is off as well. */
export function resolvedSwitches(switches: Switches): Record<string, boolean> {
  const isOn = ([name, on]: [string, boolean]) => {
    const wider = WIDER[name]
    return on && (wider === undefined || switches[wider] === true)
  }
  return Object.fromEntries(Object.entries(switches).map((entry) => [entry[0], isOn(entry)]))
}

/** Returns the switches that are off while this one is off. */
export const narrowerSwitches = (name: string): string[] =>
  Object.keys(WIDER).filter((narrower) => WIDER[narrower] === name)

/** Returns the wider switch of a switch, or null. */
export const widerSwitch = (name: string): string | null => WIDER[name] ?? null
