import { createBlock, type Block } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { textOfHtml } from '../shared/text-of-html';
import { lost } from './lost';

/** What is offered in a title of an accordion or of tabs; the server keeps the same (Site\Accordion\ItemBlock, Site\Tabs\Rows). */
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

/** A title in plain words, for lists of blocks. */
export const textOf = ( html: unknown ): string => textOfHtml( String( html ?? '' ) ).trim();

const UNFIT = /<\/?(?:a|img|button)\b[^>]*>/gi;

/** A title from another block, whose text may be WordPress's own object, without what cannot stand in a control. */
const titleOf = ( text: unknown ): string => String( text ?? '' ).replace( UNFIT, '' );

const isUnfit = ( { title }: Source ): boolean => String( title ?? '' ).search( UNFIT ) >= 0;

export type Attributes = Record< string, unknown >;

/** A titled part of any of the blocks that an accordion or tabs are made from. */
export interface Source {
	title: unknown;
	isOpen?: boolean;
	/** More of the part's own, such as its anchor and colours. */
	attributes?: Attributes;
	content: readonly Block[];
}

export const pick = ( attributes: Attributes, names: readonly string[] ): Attributes =>
	Object.fromEntries(
		names.filter( ( name ) => attributes[ name ] !== undefined ).map( ( name ) => [ name, attributes[ name ] ] )
	);

/**
 * Makes an accordion or tabs, which say once they are in the document what they could not keep.
 *
 * @param name   The block around.
 * @param part   The block of each title.
 * @param isOpen Whether it is written down that a part is open.
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
			...( sources.some( isUnfit ) ? [ __( 'Links and pictures in titles', 'vestibule' ) ] : [] ),
		] );
	};

export const isHeading = ( { name }: Pick< Block, 'name' > ): boolean => name === 'core/heading';

export const levelOf = ( { attributes }: Block ): number => Number( attributes.level ) || 2;

export const highestLevel = ( blocks: readonly Block[] ): number =>
	Math.min( ...blocks.filter( isHeading ).map( levelOf ) );

/** Headings with what follows each: those of the highest level make the titles. */
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

/** Back to headings with their content. */
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
