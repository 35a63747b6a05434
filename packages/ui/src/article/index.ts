export {
  Article,
  ArticleText,
  type ArticleBlock,
  type ArticleProps,
  type ArticleSnapshot,
} from './Article.tsx';
