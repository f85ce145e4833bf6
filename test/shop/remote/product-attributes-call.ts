import { productAttributes } from '../choices/product-attributes';
import { readChoices } from '../choices/read-choices';
import { pageOf } from '../pages/product-page';
import { notFound, type RemoteCall } from './remote-call';

/** `POST /remote/v1/product-attributes/{productId}`: the product with the form's choices. */
export const productAttributesCall: RemoteCall = (visit, id) => {
  const product = visit.world.catalogue.findProduct(Number(id));
  if (!product) return notFound('Product not found');
  const choices = readChoices(product, visit.body.fields, visit.body.files);
  return { data: { ...productAttributes(visit, product, choices) }, page: pageOf(visit, product) };
};
