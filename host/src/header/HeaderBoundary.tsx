import { color, size, stroke } from '@crossbook/ui'
import { Component, type ReactNode } from 'react'
import styled from 'styled-components'
import { warnDeveloper } from '../development/warnDeveloper'

/** Keeps the rest of the site working when the header fails to render, and shows a message in its place. */
export class HeaderBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    warnDeveloper(error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <Alert role="alert">Header Error: Something went wrong with the navigation header.</Alert>
  }
}

const Alert = styled.p`
  display: flex;
  align-items: center;
  min-height: ${size.header};
  padding: 0 ${size.pagePadding};
  border-bottom: ${stroke.hairline} solid ${color.line};
  background: ${color.downWash};
  color: ${color.down};
`
