import { blogContext, postContext, postsWith } from '../contexts/blog-context';
import { blogPosts } from '../contexts/blog-posts';
import { globalContext } from '../contexts/global-context';
import { breadcrumbs } from '../contexts/menu-context';
import { paginate } from '../contexts/paginate';
import type { Visit } from '../sessions/visit';
import { limitAt } from '../wire/stencil-headers';
import type { FindPage, Page } from './page';

/** `/blog/`, its tags, and its posts. */
export const blogPages: FindPage = (visit) => {
  const [, first, second, third] = visit.url.pathname.split('/');
  if (first !== 'blog') return undefined;
  if (second === '') return listPage(visit, undefined);
  if (second === 'tag') return postsWith(third).length > 0 ? listPage(visit, third) : undefined;
  const post = blogPosts.find(({ slug }) => slug === second);
  return (
    post &&
    page(visit, 'blog-post', 'blog_post', post.title, () => ({
      blog: { ...blogContext, post: { ...postContext(visit, post), body: post.body } },
    }))
  );
};

const listPage = (visit: Visit, tag: string | undefined): Page =>
  page(visit, 'blog', 'blog', blogContext.name, (config) => {
    const { items, pagination } = paginate(postsWith(tag), visit.url, limitAt(config, 'blog.posts', 5), '');
    return {
      blog: { ...blogContext, description: '', tag: tag ?? null, posts: items.map((post) => postContext(visit, post)) },
      pagination: { blog: pagination },
    };
  });

const page = (
  visit: Visit,
  template: string,
  pageType: string,
  name: string,
  own: (config: Parameters<Page['context']>[0]) => object,
): Page => ({
  template: `pages/${template}`,
  pageType,
  context: (config) => ({
    ...globalContext(visit, {
      title: `${name} - Alder & Quay`,
      breadcrumbs: breadcrumbs(visit, undefined, { name, url: visit.url.pathname }),
    }),
    page_type: pageType,
    ...own(config),
  }),
});
