import type { Block } from '@wordpress/blocks';
import type { Modal } from '../../../src/contracts/modal';
import { textOfHtml } from '../../../src/shared/text-of-html';

/** Returns the plain text of rich text, which can be an object or a string. */
const wordsOf = ( html: unknown ): string => textOfHtml( String( html ?? '' ) ).trim();

/** Pattern for blocks that print a heading but don't contain its text. */
const HEADINGS = /^core\/(post-title|query-title|site-title)$|heading$/;

/** Returns the text of the first heading. Skips nested modals, which have their own names. */
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
 * Returns the accessible name of the dialog; empty if there is none. The server determines the name in the same way
 * (plugin/src/Site/Modal/ModalBlock.php).
 */
export const nameOf = ( { label, buttonText }: Modal, blocks: readonly Block[] ): string =>
	( label ?? '' ).trim() || firstHeading( blocks ) || wordsOf( buttonText );

/** Returns the label for the list view and the breadcrumb. */
export const modalLabel = ( { label, buttonText, anchor }: Modal ): string | undefined =>
	label || buttonText || ( anchor && `#${ anchor }` );
