/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'

it.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends a command that waits for a store, without a message',
  async (signal) => {
    const silent = createServer()
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as AddressInfo
    const request = once(silent, 'request')
    const { PATH, HOME } = process.env
    const child = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        'src/main.ts',
        'channels',
        '--store',
        `s3://releases?endpoint=http://127.0.0.1:${port}`,
      ],
      {
        cwd: path.resolve(__dirname, '..'),
        env: {
          ...{ PATH, HOME, AWS_ACCESS_KEY_ID: 'a-test', AWS_SECRET_ACCESS_KEY: 'a-secret' },
          AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
        },
      },
    )
    const output = Promise.all([text(child.stdout), text(child.stderr)])
    const ended = once(child, 'exit')
    await request
    child.kill(signal)
    expect(await ended).toEqual([130, null])
    expect(await output).toEqual(['', ''])
    silent.closeAllConnections()
    silent.close()
  },
)
