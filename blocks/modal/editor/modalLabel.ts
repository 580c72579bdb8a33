import type { Modal } from '../../../src/contracts/modal';

/** What list view and breadcrumb call the block. */
export const modalLabel = ( { label, buttonText, anchor }: Modal ): string | undefined =>
	label || buttonText || ( anchor && `#${ anchor }` );
