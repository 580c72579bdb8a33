import type { Block } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { frame, looks, made, type Attributes, type Source } from './made';

const inside = ( item: Block, name: string ) => item.innerBlocks.find( ( block ) => block.name === name );

const levelOf = ( level: unknown ) => Math.min( 6, Math.max( 2, Number( level ) || 3 ) );

/** WordPress's own accordion: an item holds a heading and a panel. */
export function fromAccordion( attributes: Attributes, items: readonly Block[] ): Block {
	const sources = items.map( ( item ): Source => ( {
		title: inside( item, 'core/accordion-heading' )?.attributes.title,
		isOpen: item.attributes.openByDefault === true,
		attributes: looks( item.attributes ),
		content: inside( item, 'core/accordion-panel' )?.innerBlocks ?? [],
	} ) );
	const parts = items.flatMap( ( item ) => item.innerBlocks );
	const hasOwnLooks = parts.some( ( part ) => Object.keys( looks( part.attributes ) ).length > 0 );
	return made(
		{
			...frame( attributes ),
			onlyOne: attributes.autoclose === true,
			headingLevel: levelOf( attributes.headingLevel ),
		},
		sources,
		[
			...( attributes.showIcon === false ? [ __( 'Titles without an icon', 'vestibule' ) ] : [] ),
			...( attributes.iconPosition === 'left' ? [ __( 'Icons before the titles', 'vestibule' ) ] : [] ),
			...( hasOwnLooks ? [ __( 'Looks of single titles and panels', 'vestibule' ) ] : [] ),
		]
	);
}

/** Several details, or one. Those that share a name are open one at a time. */
export function fromDetails( all: readonly Attributes[], inner: readonly Block[][] ): Block {
	const names = new Set( all.map( ( { name } ) => name ) );
	const sources = all.map( ( attributes, index ): Source => ( {
		title: attributes.summary,
		isOpen: attributes.showContent === true,
		attributes: looks( attributes ),
		content: inner[ index ] ?? [],
	} ) );
	return made(
		{ onlyOne: names.size === 1 && ! names.has( undefined ) && ! names.has( '' ), headingLevel: 0 },
		sources
	);
}

/** Headings with what follows each: the highest level that occurs makes the titles. */
export function fromHeadings( attributes: Attributes, blocks: readonly Block[] ): Block {
	const levels = blocks.filter( isHeading ).map( ( block ) => Number( block.attributes.level ) || 2 );
	const level = Math.min( ...levels );
	const sources: { title: unknown; attributes: Attributes; content: Block[] }[] = [];
	for ( const block of blocks ) {
		if ( isHeading( block ) && ( Number( block.attributes.level ) || 2 ) === level ) {
			sources.push( { title: block.attributes.content, attributes: looks( block.attributes ), content: [] } );
		} else {
			sources.at( -1 )?.content.push( block );
		}
	}
	return made( { ...frame( attributes ), headingLevel: levelOf( level ) }, sources );
}

export const isHeading = ( { name }: { name: string } ): boolean => name === 'core/heading';

/** Whether these blocks begin with a heading of their highest level, and have something that it can open. */
export function areHeadings( blocks: readonly Block[] ): boolean {
	const [ first ] = blocks;
	const level = Number( first?.attributes.level ) || 2;
	return (
		first !== undefined &&
		isHeading( first ) &&
		blocks.some( ( block ) => ! isHeading( block ) ) &&
		blocks.filter( isHeading ).every( ( block ) => ( Number( block.attributes.level ) || 2 ) >= level )
	);
}
