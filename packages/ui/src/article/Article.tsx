import type { ReactElement } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import { Picture } from '../picture/Picture.tsx';
import './article.css';

/** An article as its card shows it. */
export type ArticleSnapshot = {
  title: string;
  href: string;
  kind: 'news' | 'interview';
  /** The kind as a word: "Interview". */
  kindLabel: string;
  /** See `Picture.src`; 16:9. */
  picture: string | null;
  pictureAlt?: string | undefined;
  palette?: readonly string[] | undefined;
  /** "18 November 2026 · 6 minutes · by the editors" */
  meta: string;
  text?: string | undefined;
  /** Not read yet and young. */
  isNew?: boolean | undefined;
  /** "Read", once it was opened. */
  readLabel?: string | undefined;
};

export type ArticleProps = RootProps<'article'> & {
  /** What it is and who wrote it. */
  article: ArticleSnapshot;
  /** `lead` is the head of an article or of the magazine. */
  variant?: 'lead' | 'card' | 'row' | undefined;
  /** The lead of its own page is no link. */
  own?: boolean | undefined;
  /** Level of the heading on its page; looks do not change with it. */
  level?: 1 | 2 | 3 | 4 | undefined;
  /** Loads its picture at once: for what is seen first. */
  priority?: boolean | undefined;
};

/** A piece of the magazine: one link. */
export function Article({
  article,
  variant = 'card',
  own = false,
  level = 3,
  priority,
  ...rest
}: ArticleProps): ReactElement {
  const labels = useUiLabels();
  const Title = `h${level}` as const;
  return (
    <article
      {...rootProps(rest, 'vx-article')}
      data-variant={variant}
      data-kind={article.kind}
      data-read={article.readLabel === undefined ? undefined : ''}
    >
      <Picture
        src={article.picture}
        alt={article.pictureAlt ?? ''}
        ratio={variant === 'lead' ? 'fill' : '16:9'}
        palette={article.palette}
        radius={variant === 'row' ? 'md' : 'lg'}
        priority={priority}
        sizes={
          variant === 'row' ? '148px' : variant === 'card' ? '(width < 768px) 90vw, 400px' : '100vw'
        }
        className="vx-article__picture"
      />
      <div className="vx-article__body">
        {variant === 'row' ? null : (
          <p className="vx-article__badges">
            <Badge tone={variant === 'lead' ? 'media' : 'neutral'}>{article.kindLabel}</Badge>
            {article.isNew === true ? (
              <Badge tone={variant === 'lead' ? 'media' : 'accent'}>{labels.isNew}</Badge>
            ) : null}
          </p>
        )}
        <Title className="vx-article__title">
          {own ? (
            article.title
          ) : (
            <Link className="vx-stretched" href={article.href}>
              {article.title}
            </Link>
          )}
        </Title>
        {variant === 'card' && article.text !== undefined ? (
          <p className="vx-article__text">{article.text}</p>
        ) : null}
        <p className="vx-article__meta">
          {article.meta}
          {article.readLabel === undefined ? null : ` · ${article.readLabel}`}
        </p>
      </div>
    </article>
  );
}

/** A part of an article. */
export type ArticleBlock =
  | { kind: 'intro' | 'paragraph' | 'question' | 'heading' | 'quote'; text: string }
  | { kind: 'picture'; src: string; alt: string; caption?: string | undefined };

/** The text of an article: at most 68 characters a line, headings one level below the title. */
export function ArticleText({
  blocks,
  ...rest
}: RootProps<'div'> & {
  /** Paragraphs, pictures and the like, in order. */
  blocks: readonly ArticleBlock[];
}): ReactElement {
  return (
    <div {...rootProps(rest, 'vx-article-text')}>
      {blocks.map((block, index) => {
        switch (block.kind) {
          case 'heading':
            return <h2 key={index}>{block.text}</h2>;
          case 'quote':
            return (
              <blockquote key={index}>
                <p>{block.text}</p>
              </blockquote>
            );
          case 'picture':
            return (
              <figure key={index}>
                <Picture src={block.src} alt={block.alt} ratio="16:9" radius="lg" />
                {block.caption === undefined ? null : <figcaption>{block.caption}</figcaption>}
              </figure>
            );
          default:
            return (
              <p key={index} data-kind={block.kind}>
                {block.text}
              </p>
            );
        }
      })}
    </div>
  );
}
