# The app, built once and run on every node. Settings come from the environment.
FROM node:24-bookworm-slim
WORKDIR /app
COPY . .
RUN npm ci && npm run build && npm cache clean --force
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
# As in apps/server/memory-env.json.
ENV NODE_OPTIONS=--max-semi-space-size=16 MALLOC_ARENA_MAX=2
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
CMD ["node", "apps/server/src/main.ts"]
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://localhost:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
