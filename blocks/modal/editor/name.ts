import type { Block } from '@wordpress/blocks';
import type { Modal } from '../../../src/contracts/modal';
import { textOfHtml } from '../../../src/shared/text-of-html';

/** The words of rich text, which may be an object of WordPress's or a text. */
const wordsOf = ( html: unknown ): string => textOfHtml( String( html ?? '' ) ).trim();

/** Blocks that print a heading without having its words. */
const HEADINGS = /^core\/(post-title|query-title|site-title)$|heading$/;

/** What the first heading says; the heading of a modal inside names that one. */
function firstHeading( blocks: readonly Block[] ): string {
	for ( const { name, attributes, innerBlocks } of blocks ) {
		const inner = name === 'vestibule/modal' ? '' : firstHeading( innerBlocks );
		const words = HEADINGS.test( name )
			? wordsOf( attributes.content ) || ( name === 'core/heading' ? '' : name )
			: inner;
		if ( words ) {
			return words;
		}
	}
	return '';
}

/**
 * What assistive technology will call the dialog, as the server finds it (plugin/src/Site/Modal/ModalBlock.php); empty when
 * nothing names it.
 */
export const nameOf = ( { label, buttonText }: Modal, blocks: readonly Block[] ): string =>
	( label ?? '' ).trim() || firstHeading( blocks ) || wordsOf( buttonText );

/** What list view and breadcrumb call the block. */
export const modalLabel = ( { label, buttonText, anchor }: Modal ): string | undefined =>
	label || buttonText || ( anchor && `#${ anchor }` );
