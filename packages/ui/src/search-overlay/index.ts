export { SearchOverlay, type SearchOverlayProps } from './SearchOverlay.tsx';
export {
  SearchResultRow,
  SearchResults,
  type MatchedText,
  type SearchGroup,
  type SearchHit,
} from './SearchResults.tsx';
