/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findProgram } from '@crossbook/deploy-testing/findProgram'
import { describeWith } from '@crossbook/deploy-testing/programs'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import * as v from 'valibot'
import { parse } from 'yaml'
import { writeComposeEnvironment } from './composeEnvironment'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const temporaryFolder = temporaryFolders()

const serviceSchema = v.object({
  image: v.string(),
  build: v.optional(v.unknown()),
  healthcheck: v.optional(v.object({ test: v.array(v.string()) })),
  depends_on: v.optional(v.record(v.string(), v.object({ condition: v.string() }))),
  environment: v.record(v.string(), v.string()),
  mem_limit: v.string(),
  pids_limit: v.number(),
  ports: v.optional(v.array(v.string()), []),
  networks: v.optional(v.array(v.string())),
  network_mode: v.optional(v.string()),
  command: v.optional(v.array(v.string())),
  restart: v.optional(v.string()),
  volumes: v.optional(v.array(v.string()), []),
})
const composeSchema = v.object({
  services: v.record(v.string(), serviceSchema),
  volumes: v.record(v.string(), v.unknown()),
  networks: v.record(v.string(), v.unknown()),
})

const text = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const { services, volumes, networks } = v.parse(
  composeSchema,
  parse(text('docker-compose.yml'), { merge: true }),
)

describe('the compose file', () => {
  it('takes every image of others by a tag that names one version, and by the digest of its content', () => {
    const images = Object.values(services).filter(({ build }) => build === undefined)
    const bases = [...text('deploy/hosting/compose/Dockerfile').matchAll(/^FROM (\S+)/gm)]
    const others = [...images.map(({ image }) => image), ...bases.map(([, base = '']) => base)]
    const [ours, theirs] = [
      others.filter((image) => image === 'release'),
      others.filter((image) => image !== 'release'),
    ]
    expect([ours.length, theirs.length]).toEqual([1, 5])
    for (const image of theirs) expect(image).toMatch(/^[a-z/]+:v?\d+\.\d+[\w.-]*@sha256:[0-9a-f]{64}$/)
  })

  it('has a health check for every permanent service, and starts each after its dependencies', () => {
    for (const [name, { healthcheck }] of Object.entries(services))
      if (name !== 'release') expect([name, healthcheck?.test[0]]).toEqual([name, 'CMD'])
    expect(services.web?.depends_on).toEqual({
      release: { condition: 'service_completed_successfully' },
      auth: { condition: 'service_healthy' },
    })
    expect(services.reports?.depends_on).toEqual({ release: { condition: 'service_completed_successfully' } })
    expect(services.auth?.depends_on?.database).toEqual({ condition: 'service_healthy' })
  })

  it('holds no secret: each comes from .env, and without it nothing starts', () => {
    const secrets = Object.values(services).flatMap(({ environment }) =>
      Object.entries(environment).filter(([name]) =>
        /(?<!REQUIRE_CURRENT_)PASS(?:WORD)?$|SECRET|KEY|DATABASE_URL/.test(name),
      ),
    )
    expect(secrets.length).toBeGreaterThan(5)
    for (const [name, value] of secrets)
      expect([name, value]).toEqual([name, expect.stringMatching(/\$\{[A-Z_]+:(?:\?|-\})/)])
  })

  it('keeps what must stay in named volumes, and the database from everybody but the auth service', () => {
    expect(Object.keys(volumes).sort()).toEqual(['database', 'mails', 'reports', 'store'])
    expect(services.database?.ports).toEqual([])
    const onBack = Object.entries(services).filter(([, { networks }]) => networks?.includes('back'))
    expect(onBack.map(([name]) => name)).toEqual(['auth', 'database'])
    expect(services.web?.volumes).toEqual(['store:/srv/crossbook/store:ro'])
  })

  it('collects reports without a setting, where nginx alone reaches the collector, and the release container reads them', () => {
    const { reports, web, release } = services
    expect(reports?.networks).toEqual(['collecting'])
    expect(web?.networks).toEqual(['front', 'collecting'])
    expect(networks.collecting).toEqual({ internal: true })
    expect(reports?.ports).toEqual([])
    expect(reports?.environment).toEqual({
      CROSSBOOK_CHANNEL: '${CHANNEL:-production}',
      OTEL_EXPORTER_OTLP_ENDPOINT: '${OTEL_EXPORTER_OTLP_ENDPOINT:-}',
    })
    expect(reports?.volumes).toEqual(['store:/srv/crossbook/store:ro', 'reports:/srv/crossbook/reports'])
    expect(release?.volumes).toContain('reports:/srv/crossbook/reports')
  })

  it('moves rollouts on by a service that reaches no network, and goes on where it was when it ends', () => {
    const { rollouts } = services
    expect(rollouts?.command).toEqual(['rollout', 'watch', '${CHANNEL:-production}', '--stay'])
    expect([rollouts?.network_mode, rollouts?.networks, rollouts?.restart]).toEqual([
      'none',
      undefined,
      'unless-stopped',
    ])
    expect(rollouts?.volumes).toEqual(['store:/srv/crossbook/store', 'reports:/srv/crossbook/reports'])
  })

  it('opens nothing to other machines by default', () => {
    const ports = Object.values(services).flatMap((service) => service.ports)
    expect(ports).toEqual(['${SITE_LISTEN:-127.0.0.1:8080}:8080', '127.0.0.1:${MAILPIT_PORT:-8025}:8025'])
  })

  it('shows mails on this machine alone, and to who has the password where there is one', () => {
    expect(services.mail?.ports.every((port) => port.startsWith('127.0.0.1:'))).toBe(true)
    expect(services.mail?.environment.MP_UI_AUTH).toBe('${MAILPIT_AUTH:-}')
  })

  it('gives every service as much memory and as many processes as it needs, and no more', () => {
    const limits = Object.entries(services).map(([name, service]) => [
      name,
      service.mem_limit,
      service.pids_limit,
    ])
    expect(limits).toEqual([
      ['release', '2g', 256],
      ['reports', '512m', 64],
      ['rollouts', '1g', 64],
      ['web', '256m', 64],
      ['auth', '512m', 128],
      ['database', '1g', 256],
      ['mail', '256m', 64],
    ])
  })

  it('asks for the current password, ends old sessions, and lets codes live for a quarter of an hour', () => {
    expect(services.auth?.environment).toMatchObject({
      GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: 'true',
      GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'true',
      GOTRUE_PASSWORD_HIBP_ENABLED: '${PASSWORD_LEAK_CHECK:-false}',
      GOTRUE_SESSIONS_INACTIVITY_TIMEOUT: '720h',
      GOTRUE_SESSIONS_TIMEBOX: '2160h',
      GOTRUE_MAILER_OTP_LENGTH: '10',
      GOTRUE_MAILER_OTP_EXP: '900',
    })
  })

  it('counts attempts by the address that nginx states', () => {
    expect(services.auth?.environment.GOTRUE_RATE_LIMIT_HEADER).toBe('X-Real-IP')
  })

  it('installs with the package manager of the repository, which is known by its hash', () => {
    const file = text('deploy/hosting/compose/Dockerfile')
    expect(file.match(/RUN node deploy\/dev\/bin\/pinnedPnpm\.mjs (?:fetch|install)/g)).toHaveLength(2)
    expect(file).not.toMatch(/\bnp[xm]\b/)
  })

  it('keeps secrets and results out of the image', () => {
    expect(text('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.env', '.env.*', '.git', '.crossbook', '**/node_modules']),
    )
  })
})

describeWith(
  findProgram('docker-compose'),
  'docker-compose is not installed on this machine, so docker-compose.yml was not checked by it.',
  'docker-compose',
  () => {
    const checked = (folder: string) =>
      execFileSync(
        'docker-compose',
        ['--project-directory', folder, '--file', 'docker-compose.yml', 'config'],
        {
          cwd: folder,
          encoding: 'utf8',
          stdio: 'pipe',
          env: { PATH: process.env.PATH },
        },
      )

    function checkout() {
      const folder = temporaryFolder()
      for (const file of ['docker-compose.yml', '.env.example'])
        cpSync(path.join(ROOT, file), path.join(folder, file))
      return folder
    }

    it('takes the file with the settings that "pnpm compose:env" writes', async () => {
      const folder = checkout()
      const siteUrl = 'https://crossbook.example'
      expect((await writeComposeEnvironment({ folder, siteUrl, now: () => new Date() })).ok).toBe(true)
      const { services: resolved } = v.parse(
        v.object({
          services: v.record(v.string(), v.object({ environment: v.record(v.string(), v.unknown()) })),
        }),
        parse(checked(folder)),
      )
      expect(resolved.auth?.environment).toMatchObject({
        API_EXTERNAL_URL: siteUrl,
        GOTRUE_DB_DATABASE_URL: expect.stringMatching(
          /^postgres:\/\/supabase_auth_admin:[0-9a-f]{64}@database:5432\/postgres\?sslmode=disable$/,
        ),
        GOTRUE_JWT_SECRET: expect.stringMatching(/^[0-9a-f]{64}$/),
      })
      expect(resolved.web?.environment).toMatchObject({ CROSSBOOK_SITE_URL: siteUrl })
    })

    it('explains what to do without .env', () => {
      expect(() => checked(checkout())).toThrow('run "pnpm compose:env" first')
    })
  },
)
