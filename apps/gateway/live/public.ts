/** What other parts of the gateway may use of `live`. */
export { LivePublisher } from './live-publisher.ts'
export { Live } from './live.ts'
export { LIVE_TOPIC, publishLive } from './publish-live.ts'
export { liveRoutes } from './routes.ts'
