import { createBlock, parse, rawHandler, serialize, type Block } from '@wordpress/blocks';

/** Start of a block. WordPress's has_blocks() searches for the same string to detect blocks. */
const BEGINNING = '<!-- wp:';

const ELEMENT = /<\/?(?:blockquote|div|dl|figure|form|h[1-6]|hr|iframe|img|ol|p|pre|section|table|t[dhr]|ul|video)\b/i;

/**
 * Converts a message to blocks. Each paragraph of plain text becomes a block. An empty message becomes an empty
 * paragraph.
 */
export function blocksOf( message: string ): Block[] {
	const text = message.replace( /\r\n/g, '\n' ).trim();
	if ( text.includes( BEGINNING ) ) {
		return parse( text );
	}
	return text
		.split( /\n{2,}/ )
		.flatMap( ( part ) =>
			ELEMENT.test( part )
				? rawHandler( { HTML: part } )
				: createBlock( 'core/paragraph', { content: part.replace( /\n/g, '<br>' ) } )
		);
}

/** Serializes the blocks. Empty if there are only empty paragraphs. */
export const messageOf = ( blocks: Block[] ): string =>
	blocks.every( ( { name, attributes } ) => name === 'core/paragraph' && ! String( attributes.content ?? '' ) )
		? ''
		: serialize( blocks );

/**
 * Checks whether a message can be converted to the given blocks without losses. HTML might contain things that the
 * blocks can't represent, such as tables or styles.
 */
export function fits( message: string, names: readonly string[] ): boolean {
	const known = ( blocks: readonly Block[] ): boolean =>
		blocks.every( ( { name, innerBlocks } ) => names.includes( name ) && known( innerBlocks ) );
	return message.includes( BEGINNING ) || ( ! /\sstyle\s*=/i.test( message ) && known( blocksOf( message ) ) );
}
