import {
  Button,
  Card,
  Cluster,
  CopyButton,
  eyeIcon,
  eyeOffIcon,
  Field,
  IconButton,
  TextInput,
  VisuallyHidden,
} from '@crossbook/ui'
import { useRef, useState } from 'react'
import { generateApiKey } from './generateApiKey'

const COPIED = {
  title: 'Copied to clipboard',
  description: 'Your API key has been copied to your clipboard.',
}

/** Makes sample keys; a key is kept in memory only and ends with the page. */
export function ApiKeyCard() {
  const [keys, setKeys] = useState({ current: '', made: 0 })
  const [shown, setShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  return (
    <Card title="API key">
      <Field label="Your API key" help="Kept in this page only: it is gone when you leave.">
        <TextInput
          ref={input}
          type={shown ? 'text' : 'password'}
          value={keys.current}
          placeholder="No key yet"
          readOnly
          autoComplete="off"
          spellCheck={false}
          trailing={
            <IconButton
              size="small"
              label={shown ? 'Hide API key' : 'Show API key'}
              shape={shown ? eyeOffIcon : eyeIcon}
              onClick={() => {
                setShown(!shown)
              }}
            />
          }
        />
      </Field>
      <Cluster>
        <Button
          variant="primary"
          onClick={() => {
            setKeys({ current: generateApiKey(), made: keys.made + 1 })
          }}
        >
          Generate New Key
        </Button>
        <CopyButton
          text={keys.current}
          label="Copy API key"
          success={COPIED}
          source={input}
          disabled={keys.current === ''}
        />
      </Cluster>
      <VisuallyHidden role="status">{keys.made > 0 && `New key generated: key ${keys.made}`}</VisuallyHidden>
    </Card>
  )
}
