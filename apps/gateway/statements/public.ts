/** Public interface of `statements` for the composition root. */
export { statementJobs } from './jobs.ts'
export { statementRoutes } from './routes.ts'
