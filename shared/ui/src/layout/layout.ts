import styled from 'styled-components'
import { color, media, rem, space, type } from '../tokens'

type Gap = keyof typeof space

/** Elements below each other, 16 px apart by default. */
export const Stack = styled.div<{ $gap?: Gap }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 16 }) => space[$gap]};
  min-width: 0;
`

/** Elements in a row, 8 px apart by default, that wrap to the next line. */
export const Cluster = styled.div<{ $gap?: Gap; $justify?: 'start' | 'end' | 'space-between' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ $gap = 8 }) => space[$gap]};
  min-width: 0;
`

/** Cards of equal width, as many to a line as are at least `$min` pixels wide at 16 px text. Default: 280. */
export const CardGrid = styled.div<{ $min?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = 280 }) => rem($min)}), 1fr));
  gap: ${space[16]};

  ${media.fromL} {
    gap: ${space[24]};
  }
`

/** A wide column and a narrow one next to it from 64 em on, one column below. `$aside` is in pixels at 16 px text. */
export const SplitLayout = styled.div<{ $aside?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  align-items: start;

  ${media.fromL} {
    grid-template-columns: minmax(0, 1fr) min(${({ $aside = 340 }) => rem($aside)}, 41%);
  }
`

/** Running text of a page for reading: headings, paragraphs and lists at a comfortable distance. */
export const Prose = styled.div`
  max-width: 68ch;
  color: ${color.text2};
  ${type.body}

  & > * + * {
    margin-top: ${space[16]};
  }

  & > h2 {
    margin-top: ${space[48]};
    ${type.h3}
  }

  & > h3 {
    margin-top: ${space[24]};
    ${type.control}
  }

  & > h2 + *,
  & > h3 + * {
    margin-top: ${space[8]};
  }

  & ul,
  & ol {
    display: grid;
    gap: ${space[4]};
    padding-left: ${space[24]};
    list-style: disc;
  }

  & ol {
    list-style: decimal;
  }

  & strong {
    color: ${color.text};
    font-weight: 600;
  }
`
