/** What other parts of the gateway may use of `live`. */
export { LivePublisher } from './live-publisher.ts'
export { Live } from './live.ts'
export { LIVE_TOPIC, publishLive } from './publish-live.ts'
export { liveRoutes } from './routes.ts'
export { isNewer, memberState } from './member-states.ts'
export type { MemberStates } from './member-states.ts'
