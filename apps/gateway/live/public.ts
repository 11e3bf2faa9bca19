/** Public interface of `live` for other parts of the gateway. */
export { LivePublisher } from './live-publisher.ts'
export { Live } from './live.ts'
export { LIVE_TOPIC, publishLive } from './publish-live.ts'
export { liveRoutes } from './routes.ts'
export { isNewer, memberState } from './member-states.ts'
export type { MemberStates } from './member-states.ts'
