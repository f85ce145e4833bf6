import type { Visit } from '../sessions/visit';
import { mainImage } from './image-context';
import { productUrl } from './product-url';

/** `carousel.slides` of the home page: the merchant's slides, one for each of the first featured products. */
export const slidesContext = (visit: Visit): object[] =>
  visit.world.catalogue.products
    .filter(({ featured }) => featured)
    .slice(0, visit.world.settings.slides)
    .map((product) => ({
      heading: product.name,
      heading_color: '#000000',
      text: product.summary,
      text_color: '#000000',
      button_text: `See the ${product.name}`,
      button_text_color: '#000000',
      url: productUrl(visit, product),
      alt_text: '',
      image: '',
      stencil_image: mainImage(visit.url.origin, product),
    }));
