import { defineGroup } from '../../core/mount/define-group';
import { advancedSearch } from './advanced-search';
import { categoryTree } from './category-tree';
import { searchListing } from './search-listing';

/** What the page of a search does. */
export const group = defineGroup([advancedSearch, categoryTree, searchListing]);
