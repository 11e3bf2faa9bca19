/** Path of the server-side actions of tests. */
export const ACTIONS_PATH = '/console-actions/'
/** Path of the call that gives a test file its gateway. */
export const GATEWAY_PATH = '/console-gateway/'
