import { createBlock, parse, rawHandler, serialize, type Block } from '@wordpress/blocks';

/** As PHP tells blocks from other content (has_blocks()). */
const BEGINNING = '<!-- wp:';

const ELEMENT = /<\/?(?:blockquote|div|dl|figure|form|h[1-6]|hr|iframe|img|ol|p|pre|section|table|t[dhr]|ul|video)\b/i;

/** A message as blocks: a text has one paragraph for each of its own, and at least an empty one. */
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

/** The blocks as they are stored; empty where nothing is written. */
export const messageOf = ( blocks: Block[] ): string =>
	blocks.every( ( { name, attributes } ) => name === 'core/paragraph' && ! String( attributes.content ?? '' ) )
		? ''
		: serialize( blocks );

/** Whether a message can be shown with these blocks alone and loses nothing: HTML may have tables and colours. */
export function fits( message: string, names: readonly string[] ): boolean {
	const known = ( blocks: readonly Block[] ): boolean =>
		blocks.every( ( { name, innerBlocks } ) => names.includes( name ) && known( innerBlocks ) );
	return message.includes( BEGINNING ) || ( ! /\sstyle\s*=/i.test( message ) && known( blocksOf( message ) ) );
}
