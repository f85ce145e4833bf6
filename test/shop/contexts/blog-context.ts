import type { Visit } from '../sessions/visit';
import { type BlogPost, blogPosts } from './blog-posts';
import { dateText } from './date-text';
import { imageContext } from './image-context';

/** The blog's name and address, for every page. */
export const blogContext = { name: 'The Journal', url: '/blog/' };

/** The context of a blog post. Names: BigCommerce's object reference, `blog.posts`. */
export function postContext({ url, world }: Visit, post: BlogPost): Record<string, unknown> {
  const [picture] = world.catalogue.findProduct(post.productId)?.pictures ?? [];
  return {
    title: post.title,
    url: `/blog/${post.slug}/`,
    author: post.author,
    date_published: dateText(post.date),
    summary: post.summary,
    show_read_more: true,
    thumbnail: picture ? imageContext(url.origin, post.productId, picture) : null,
    tags: post.tags.map((name) => ({ name, url: `/blog/tag/${name}/` })),
  };
}

/** The posts with a tag; all posts without one. */
export const postsWith = (tag: string | undefined): readonly BlogPost[] =>
  blogPosts.filter(({ tags }) => tag === undefined || tags.includes(tag));
