import { defineGroup } from '../../core/mount/define-group';
import { advancedSearch } from './advanced-search';
import { categoryTree } from './category-tree';
import { searchListing } from './search-listing';

/** The widgets of the search page. */
export const group = defineGroup([advancedSearch, categoryTree, searchListing]);
