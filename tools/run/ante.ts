// The operator's hand is the gateway's own; this is the way to it by `npm run`.
await import('@ante/gateway/operator/main.ts')
