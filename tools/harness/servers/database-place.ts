/** What a kill is for. */
export type Target = 'gateway' | 'database' | 'tree'

/** Where the gateway's database runs. */
export interface DatabasePlace {
  name: string
  /** What tells the gateway of it. */
  environment: Record<string, string>
  /** What can be killed here. */
  targets: readonly Target[]
  /** All that runs of it, the process that all others hang on first. */
  processes(): number[]
  /** Brings it up again where that is not the gateway's business. */
  comeBack(): Promise<void>
  /** Ends what is left of it, and removes what lies outside of the run's folder. */
  close(): Promise<void>
}
