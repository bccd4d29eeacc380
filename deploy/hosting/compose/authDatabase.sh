#!/bin/sh
# Prepares an empty database for the auth service, which makes its own tables: run by the image at its first start.
set -eu

psql --set ON_ERROR_STOP=1 --no-psqlrc --quiet --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
\getenv password AUTH_DATABASE_PASSWORD
create role supabase_auth_admin noinherit createrole login password :'password';
create schema auth authorization supabase_auth_admin;
grant create on database :"DBNAME" to supabase_auth_admin;
alter role supabase_auth_admin set search_path = 'auth';
SQL
