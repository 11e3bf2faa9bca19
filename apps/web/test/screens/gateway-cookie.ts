/** Name of the cookie that selects a test file's own gateway. */
export const gatewayCookie = 'screens-gateway'
