export interface VendorCallMinuteTable {
  vendor: string
  /** `out`: by a gateway to the vendor. `in`: by the vendor to a gateway. */
  way: 'in' | 'out'
  minute: Date
  calls: number
  failures: number
  /** Numbers of calls by the classes of `call-durations.ts`. */
  durations: number[]
  last_at: Date
}

declare module '../../kit/db.ts' {
  interface Tables {
    vendor_call_minute: VendorCallMinuteTable
  }
}
