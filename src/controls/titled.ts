import { createBlock, type Block } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { textOfHtml } from '../shared/text-of-html';
import { lost } from './lost';

/**
 * Formats that are allowed in the titles of accordions and tabs. The server allows the same formats
 * (Site\Accordion\ItemBlock, Site\Tabs\Rows).
 */
export const FORMATS = [
	'core/bold',
	'core/italic',
	'core/code',
	'core/keyboard',
	'core/language',
	'core/strikethrough',
	'core/subscript',
	'core/superscript',
	'core/text-color',
];

/** Returns a title as plain text, for display in lists of blocks. */
export const textOf = ( html: unknown ): string => textOfHtml( String( html ?? '' ) ).trim();

const UNFIT = /<\/?(?:a|img|button)\b[^>]*>/gi;

/**
 * Returns the title of another block (a string or a RichTextData object) without links, images and buttons, which are
 * not allowed inside a control.
 */
const titleOf = ( text: unknown ): string => String( text ?? '' ).replace( UNFIT, '' );

const isUnfit = ( { title }: Source ): boolean => String( title ?? '' ).search( UNFIT ) >= 0;

export type Attributes = Record< string, unknown >;

/** Titled part of a block that can be converted to an accordion or tabs. */
export interface Source {
	title: unknown;
	isOpen?: boolean;
	/** Other attributes of the part, such as its anchor and colors. */
	attributes?: Attributes;
	content: readonly Block[];
}

export const pick = ( attributes: Attributes, names: readonly string[] ): Attributes =>
	Object.fromEntries(
		names.filter( ( name ) => attributes[ name ] !== undefined ).map( ( name ) => [ name, attributes[ name ] ] )
	);

/**
 * Creates a function that converts titled parts to an accordion or tabs, and shows a notice with the features that
 * could not be converted.
 *
 * @param name Name of the outer block.
 * @param part Name of the inner block for each title.
 * @param isOpen Returns the value for the attribute `isOpen` of a part.
 */
export const maker =
	( name: string, part: string, isOpen: ( source: Source, index: number ) => boolean ) =>
	( attributes: Attributes, sources: readonly Source[], missed: readonly string[] = [] ): Block => {
		const parts = sources.map( ( source, index ) =>
			createBlock(
				part,
				{ ...source.attributes, title: titleOf( source.title ), isOpen: isOpen( source, index ) },
				[ ...source.content ]
			)
		);
		return lost( createBlock( name, attributes, parts ), [
			...missed,
			...( sources.some( isUnfit ) ? [ __( 'Links and images in titles', 'vestibule' ) ] : [] ),
		] );
	};

export const isHeading = ( { name }: Pick< Block, 'name' > ): boolean => name === 'core/heading';

export const levelOf = ( { attributes }: Block ): number => Number( attributes.level ) || 2;

export const highestLevel = ( blocks: readonly Block[] ): number =>
	Math.min( ...blocks.filter( isHeading ).map( levelOf ) );

/**
 * Splits blocks at the headings of the highest level. Each heading becomes a title, and the blocks that follow it
 * become its content.
 */
export function sectionsIn( blocks: readonly Block[], attributesOf: ( heading: Attributes ) => Attributes ): Source[] {
	const level = highestLevel( blocks );
	const sources: ( Source & { content: Block[] } )[] = [];
	for ( const block of blocks ) {
		if ( isHeading( block ) && levelOf( block ) === level ) {
			const { attributes } = block;
			sources.push( { title: attributes.content, attributes: attributesOf( attributes ), content: [] } );
		} else {
			sources.at( -1 )?.content.push( block );
		}
	}
	return sources;
}

/** Converts parts back to headings with their content, in a group. */
export const toSections = ( { align, anchor }: Attributes, level: number, parts: readonly Block[] ): Block =>
	createBlock(
		'core/group',
		{ align, anchor },
		parts.flatMap( ( { attributes, innerBlocks } ) => [
			createBlock( 'core/heading', {
				level,
				content: attributes.title,
				anchor: attributes.anchor || undefined,
			} ),
			...innerBlocks,
		] )
	);
