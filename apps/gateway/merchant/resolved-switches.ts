import type { Switches } from '@ante/contract/merchant/switches.ts'

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

/** A merchant's switches as they count: a part of a wider switch that is off is off as well. */
export function resolvedSwitches(switches: Switches): Record<string, boolean> {
  const isOn = ([name, on]: [string, boolean]) => {
    const wider = WIDER[name]
    return on && (wider === undefined || switches[wider] === true)
  }
  return Object.fromEntries(Object.entries(switches).map((one) => [one[0], isOn(one)]))
}
