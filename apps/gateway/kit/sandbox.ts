/** Address of the sandbox, and the secret from which the keys of its provider and vendors are derived. */
export interface Sandbox {
  sandboxUrl: string
  vendorsSecret: string
}

/** The sandbox in development. */
export const DEFAULT_SANDBOX: Sandbox = {
  sandboxUrl: 'http://localhost:8090',
  vendorsSecret: 'vendors-demo-secret-not-for-production',
}

/** Returns the sandbox of a gateway with demo data; null for all others. */
export const sandboxOf = ({ demoData, sandboxUrl, vendorsSecret }: Sandbox & { demoData: boolean }): Sandbox | null =>
  demoData ? { sandboxUrl, vendorsSecret } : null

/** What the creation of a merchant needs of the configuration of the gateways. */
export interface SetupPorts {
  /** Null where there is no demo provider. */
  sandbox: Sandbox | null
  consoleHost: string | null
}
