import { buildSchema } from 'graphql';
import { pageTypes } from './page-types';

const listArguments = 'before: String, after: String, first: Int, last: Int, hideOutOfStock: Boolean';

/**
 * The part of BigCommerce's GraphQL Storefront API that the shop implements. Names, types and arguments are the
 * platform's: https://developer.bigcommerce.com/docs/storefront/graphql. A query that is valid here is valid there.
 */
export const schema = buildSchema(`
  scalar BigDecimal
  scalar Long
  enum currencyCode { USD EUR JPY GBP CAD AUD }
  ${pageTypes}

  type Query { site: Site!  customer: Customer }
  type Customer { entityId: Int!  email: String!  firstName: String!  lastName: String! }

  type Site {
    products(
      before: String, after: String, first: Int, last: Int
      ids: [ID!] = [], entityIds: [Int!] = [], hideOutOfStock: Boolean
    ): ProductConnection!
    product(
      id: ID, entityId: Int, variantEntityId: Int, optionValueIds: [OptionValueId!] = [], sku: String
      useDefaultOptionSelections: Boolean
    ): Product
    featuredProducts(${listArguments}): ProductConnection!
    newestProducts(${listArguments}): ProductConnection!
    bestSellingProducts(${listArguments}): ProductConnection!
    category(entityId: Int!): Category
    brand(entityId: Int!): Brand
    categoryTree(rootEntityId: Int): [CategoryTreeItem!]!
    content: Content!
  }
  input OptionValueId { optionEntityId: Int!  valueEntityId: Int! }

  enum CategoryProductSort {
    A_TO_Z BEST_REVIEWED BEST_SELLING DEFAULT FEATURED HIGHEST_PRICE LOWEST_PRICE NEWEST Z_TO_A
  }
  type Category implements Node {
    id: ID!  entityId: Int!  name: String!  path: String!
    products(${listArguments}, sortBy: CategoryProductSort): ProductConnection!
  }

  type CategoryTreeItem {
    entityId: Int!  name: String!  path: String!  description: String!  productCount: Int!
    hasChildren: Boolean!  children: [CategoryTreeItem!]!
  }

  type Content {
    renderedRegionsByPageType(pageType: PageType!): RenderedRegionsByPageType!
    renderedRegionsByPageTypeAndEntityId(
      entityId: Long!, entityPageType: EntityPageType!
    ): RenderedRegionsByPageType!
  }
  type RenderedRegionsByPageType { regions: [Region!]! }
  type Region { name: String!  html: String! }

  interface Node { id: ID! }
  type PageInfo { hasNextPage: Boolean!  hasPreviousPage: Boolean!  startCursor: String  endCursor: String }
  type CollectionInfo { totalItems: Long }
  type ProductConnection { pageInfo: PageInfo!  edges: [ProductEdge!]  collectionInfo: CollectionInfo }
  type ProductEdge { node: Product!  cursor: String! }
  type Product implements Node {
    id: ID!  entityId: Int!  name: String!  sku: String!  path: String!
    description: String!  plainTextDescription(characterLimit: Int = 120): String!  warranty: String!
    minPurchaseQuantity: Int  maxPurchaseQuantity: Int
    addToCartUrl: String!  addToWishlistUrl: String!
    upc: String  mpn: String  gtin: String  showCartAction: Boolean!
    prices(includeTax: Boolean = false, currencyCode: currencyCode): Prices
    brand: Brand  defaultImage: Image  inventory: ProductInventory!
    variants(
      before: String, after: String, first: Int, last: Int
      isPurchasable: Boolean, entityIds: [Int!] = [], skus: [String!] = []
    ): VariantConnection!
    productOptions(before: String, after: String, first: Int, last: Int): ProductOptionConnection!
    relatedProducts(${listArguments}): RelatedProductsConnection!
  }
  type RelatedProductsConnection { pageInfo: PageInfo!  edges: [RelatedProductsEdge!] }
  type RelatedProductsEdge { node: Product!  cursor: String! }
  type Brand implements Node {
    id: ID!  entityId: Int!  name: String!  path: String!
    products(${listArguments}): ProductConnection!
  }
  type Image {
    url(width: Int!, height: Int, lossy: Boolean): String!
    urlOriginal(lossy: Boolean): String!
    urlTemplate(lossy: Boolean): String!
    altText: String!  isDefault: Boolean!
  }
  type ProductInventory {
    isInStock: Boolean!  hasVariantInventory: Boolean!  aggregated: AggregatedInventory
  }
  type AggregatedInventory { availableToSell: Int!  warningLevel: Int! }
  type VariantInventory { isInStock: Boolean!  aggregated: Aggregated }
  type Aggregated { availableToSell: Long!  warningLevel: Int! }

  type Prices {
    price: Money!  salePrice: Money  basePrice: Money  retailPrice: Money  mapPrice: Money
    priceRange: MoneyRange!  retailPriceRange: MoneyRange  saved: Money  bulkPricing: [BulkPricingTier!]!
  }
  type Money {
    currencyCode: String!
    value: BigDecimal!
    formatted: String @deprecated(reason: "Deprecated. Don't use - it will be removed soon.")
    formattedV2: String
  }
  type MoneyRange { min: Money!  max: Money! }
  interface BulkPricingTier { minimumQuantity: Int!  maximumQuantity: Int }
  type BulkPricingFixedPriceDiscount implements BulkPricingTier {
    minimumQuantity: Int!  maximumQuantity: Int  price: BigDecimal!
  }
  type BulkPricingPercentageDiscount implements BulkPricingTier {
    minimumQuantity: Int!  maximumQuantity: Int  percentOff: BigDecimal!
  }
  type BulkPricingRelativePriceDiscount implements BulkPricingTier {
    minimumQuantity: Int!  maximumQuantity: Int  priceAdjustment: BigDecimal!
  }

  type VariantConnection { pageInfo: PageInfo!  edges: [VariantEdge!] }
  type VariantEdge { node: Variant!  cursor: String! }
  type Variant implements Node {
    id: ID!  entityId: Int!  sku: String!  isPurchasable: Boolean!
    upc: String  mpn: String  gtin: String  defaultImage: Image
    options(before: String, after: String, first: Int, last: Int): OptionConnection!
    prices(includeTax: Boolean = false, currencyCode: currencyCode): Prices
    inventory: VariantInventory
    productOptions(before: String, after: String, first: Int, last: Int): ProductOptionConnection!
  }

  type OptionConnection { pageInfo: PageInfo!  edges: [OptionEdge!] }
  type OptionEdge { node: ProductOption!  cursor: String! }
  type ProductOption {
    entityId: Int!  displayName: String!  isRequired: Boolean!
    values(before: String, after: String, first: Int, last: Int): OptionValueConnection!
  }
  type OptionValueConnection { pageInfo: PageInfo!  edges: [OptionValueEdge!] }
  type OptionValueEdge { node: ProductOptionValue!  cursor: String! }
  type ProductOptionValue { entityId: Int!  label: String! }

  type ProductOptionConnection { pageInfo: PageInfo!  edges: [ProductOptionEdge!] }
  type ProductOptionEdge { node: CatalogProductOption!  cursor: String! }
  interface CatalogProductOption {
    entityId: Int!  displayName: String!  isRequired: Boolean!  isVariantOption: Boolean!
  }
  ${['CheckboxOption', 'DateFieldOption', 'FileUploadFieldOption', 'MultiLineTextFieldOption']
    .concat('NumberFieldOption', 'TextFieldOption')
    .map(
      (name) => `type ${name} implements CatalogProductOption {
        entityId: Int!  displayName: String!  isRequired: Boolean!  isVariantOption: Boolean!
      }`,
    )
    .join('\n')}
  type MultipleChoiceOption implements CatalogProductOption {
    entityId: Int!  displayName: String!  isRequired: Boolean!  isVariantOption: Boolean!
    displayStyle: String!
    values(before: String, after: String, first: Int, last: Int): ProductOptionValueConnection!
  }
  type ProductOptionValueConnection { pageInfo: PageInfo!  edges: [ProductOptionValueEdge!] }
  type ProductOptionValueEdge { node: CatalogProductOptionValue!  cursor: String! }
  interface CatalogProductOptionValue {
    entityId: Int!  label: String!  isDefault: Boolean!  isSelected: Boolean
  }
  type MultipleChoiceOptionValue implements CatalogProductOptionValue {
    entityId: Int!  label: String!  isDefault: Boolean!  isSelected: Boolean
  }
  type SwatchOptionValue implements CatalogProductOptionValue {
    entityId: Int!  label: String!  isDefault: Boolean!  isSelected: Boolean
    hexColors: [String!]!
    imageUrl(width: Int!, height: Int, lossy: Boolean): String
  }
  type ProductPickListOptionValue implements CatalogProductOptionValue {
    entityId: Int!  label: String!  isDefault: Boolean!  isSelected: Boolean
    productId: Int!  defaultImage: Image
  }
`);
