/** Bounds of the API. Their types are the contract's own constants, so a change fails to compile here; the schemas stay out of the bundle. */
import type { MAX_LIST_LIMIT as MaxListLimit } from '../../shared/api/requests.ts';

/** Most documents a page of `GET /documents` holds. */
export const MAX_LIST_LIMIT: typeof MaxListLimit = 200;
