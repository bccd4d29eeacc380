import type { AppName, AppVersion } from '@crossbook/contract'
import { Button, Dialog, Field, Notice, Select, Spinner, Stack } from '@crossbook/ui'
import { useEffect, useId, useState, type SubmitEvent } from 'react'
import { reloadWith } from './leave'
import type { OpenedChoice } from './openChoice'
import { publishedVersions, type RemoteVersions } from './publishedVersions'
import { mixesCopy as copy } from './mixesCopy'

interface VersionPanelProps {
  open: boolean
  onClose: () => void
  opened: OpenedChoice
}

/** Offers every version of every remote that the site serves; a choice is shown after a reload. */
export function VersionPanel({ open, onClose, opened }: VersionPanelProps) {
  const form = useId()
  const list = usePublishedVersions(open)

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.panel}
      actions={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" form={form} variant="primary" disabled={!Array.isArray(list)}>
            {copy.reload}
          </Button>
        </>
      }
    >
      <p>{copy.panelText}</p>
      <p>{copy.panelHost(opened.page)}</p>
      {list === 'asked' && <Spinner text={copy.fetching} />}
      {list === 'absent' && (
        <Notice tone="danger" announced>
          {copy.notFetched}
        </Notice>
      )}
      {Array.isArray(list) && <Choices form={form} list={list} opened={opened} />}
    </Dialog>
  )
}

/** Requested each time the panel opens, because mixes are made in the meantime. */
function usePublishedVersions(open: boolean) {
  const [list, setList] = useState<RemoteVersions[] | 'asked' | 'absent'>('asked')
  useEffect(() => {
    if (!open) return
    let current = true
    void publishedVersions().then((versions) => {
      if (current) setList(versions ?? 'absent')
    })
    return () => {
      current = false
      setList('asked')
    }
  }, [open])
  return list
}

interface ChoicesProps {
  form: string
  list: readonly RemoteVersions[]
  opened: OpenedChoice
}

function Choices({ form, list, opened }: ChoicesProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const chosen = list.flatMap(({ app, versions }) => {
      const version = versions.find((candidate) => candidate === fields.get(app))
      return version ? [[app, version] as const] : []
    })
    reloadWith(opened, new Map<AppName, AppVersion>(chosen))
  }

  return (
    <form id={form} onSubmit={submit}>
      <Stack>
        {list.map(({ app, versions }) => {
          const tried = opened.tried.get(app)
          const shown = opened.page.remotes.find(({ name }) => name === app)?.version
          const own = tried ? undefined : shown
          return (
            <Field key={app} label={app}>
              <Select name={app} defaultValue={tried ?? ''}>
                <option value="">{ownVersionLabel(opened, own)}</option>
                {versions.map((version) => (
                  <option key={version} value={version}>
                    {version}
                  </option>
                ))}
              </Select>
            </Field>
          )
        })}
      </Stack>
    </form>
  )
}

function ownVersionLabel({ mix }: OpenedChoice, version: string | undefined) {
  const whose = mix ? 'Version of the mix' : 'Version of the channel'
  return version ? `${whose} (${version})` : whose
}
