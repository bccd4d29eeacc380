import { nginxConfiguration } from './nginxConfiguration'

process.stdout.write(nginxConfiguration())
