/** Names the gateway that a test file has for itself. */
export const gatewayCookie = 'screens-gateway'
