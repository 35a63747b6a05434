import type { PageConfig } from '@vx/contract';
import type { MetaDescriptor } from 'react-router';

/** What a page says about itself to search engines and tabs. Addresses are paths. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Address of a picture for shared links. */
  readonly image?: string;
  /** Keeps the page out of search engines (member area, log in). */
  readonly noIndex?: boolean;
  readonly breadcrumbs?: readonly { readonly name: string; readonly path: string }[];
  /** Further structured data (schema.org). */
  readonly structured?: Readonly<Record<string, unknown>>;
}

/**
 * Turns a head into tags: title, description, canonical, hreflang, breadcrumbs as JSON-LD, sharing
 * and the adult label.
 */
export function headTags(
  head: Head,
  site: {
    readonly origin: string;
    readonly path: string;
    readonly alternates: PageConfig['alternates'];
    readonly brandName: string;
  },
): MetaDescriptor[] {
  // Not resolved but appended: a path that begins with two slashes would name another host.
  const absolute = (path: string): string => new URL(site.origin + path).href;
  const tags: MetaDescriptor[] = [
    { title: `${head.title} | ${site.brandName}` },
    { name: 'description', content: head.description },
    { name: 'rating', content: 'RTA-5042-1996-1400-1577-RTA' },
    { tagName: 'link', rel: 'canonical', href: absolute(site.path) },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:site_name', content: site.brandName },
    { property: 'og:url', content: absolute(site.path) },
  ];
  if (head.image)
    tags.push({ property: 'og:image', content: new URL(head.image, site.origin).href });
  if (head.noIndex) {
    tags.push({ name: 'robots', content: 'noindex, nofollow' });
  } else {
    for (const [language, path] of Object.entries(site.alternates)) {
      if (path)
        tags.push({ tagName: 'link', rel: 'alternate', hrefLang: language, href: absolute(path) });
    }
    const fallback = site.alternates.en;
    if (fallback)
      tags.push({
        tagName: 'link',
        rel: 'alternate',
        hrefLang: 'x-default',
        href: absolute(fallback),
      });
  }
  if (head.breadcrumbs && head.breadcrumbs.length > 0) {
    tags.push({
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: head.breadcrumbs.map((crumb, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: crumb.name,
          item: absolute(crumb.path),
        })),
      },
    });
  }
  if (head.structured) {
    tags.push({ 'script:ld+json': { '@context': 'https://schema.org', ...head.structured } });
  }
  return tags;
}
