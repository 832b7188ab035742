#!/bin/sh
# Starts a program with the addresses of the database and of the queue, whose passwords first-secrets.mjs has made.
set -eu
DATABASE_URL="postgres://verdant:$(cat /secrets/database)@database:5432/verdant"
REDIS_URL="redis://:$(cat /secrets/queue)@queue:6379"
export DATABASE_URL REDIS_URL
exec "$@"
