import path from 'node:path'
import { Command } from 'commander'
import { nextSteps, writeComposeEnvironment } from './composeEnvironment'

await new Command('compose:env')
  .description('Writes .env for docker-compose.yml, with new secrets.')
  .option('--url <origin>', 'origin under which browsers reach the site, such as https://crossbook.example')
  .action(async ({ url }: { url?: string }) => {
    const folder = path.resolve(import.meta.dirname, '../../../..')
    const written = await writeComposeEnvironment({ folder, siteUrl: url, now: () => new Date() })
    if (written.ok) {
      console.log(nextSteps(written.value, url))
      return
    }
    console.error(written.problem)
    process.exitCode = 1
  })
  .parseAsync()
