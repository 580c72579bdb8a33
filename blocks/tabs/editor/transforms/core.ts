import type { Block } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { frame, looks, made, type Attributes, type Source } from './made';

/** WordPress's own tabs: a list that holds the titles, and panels in another block. */
export function fromTabs( attributes: Attributes, parts: readonly Block[] ): Block {
	const list = parts.find( ( { name } ) => name === 'core/tab-list' );
	const panels =
		parts.find( ( { name } ) => name === 'core/tab-panels' )?.innerBlocks ??
		parts.filter( ( { name } ) => name === 'core/tab' );
	const titles = Array.isArray( list?.attributes.tabs ) ? ( list.attributes.tabs as { label?: unknown }[] ) : [];
	const sources = panels.map( ( panel, index ): Source => ( {
		title: titles[ index ]?.label ?? panel.attributes.label,
		isOpen: index === Number( attributes.activeTabIndex ?? 0 ),
		attributes: looks( panel.attributes ),
		content: panel.innerBlocks,
	} ) );
	const label = list?.attributes.ariaLabel;
	const hasOwnLooks = Object.keys( looks( list?.attributes ?? {} ) ).length > 0;
	return made(
		{
			...frame( attributes ),
			...( typeof label === 'string' && { label } ),
			...( attributes.orientation === 'vertical' && { desktop: 'vertical' } ),
		},
		sources,
		hasOwnLooks ? [ __( 'Colours and borders of titles', 'vestibule' ) ] : []
	);
}

const isHeading = ( { name }: Block ) => name === 'core/heading';

const levelOf = ( { attributes }: Block ) => Number( attributes.level ?? 2 );

/** Whether these blocks begin with a heading of their highest level, and have another one of it. */
export function areSections( blocks: readonly Block[] ): boolean {
	const headings = blocks.filter( isHeading );
	const [ first ] = blocks;
	const level = Math.min( ...headings.map( levelOf ) );
	return (
		first !== undefined &&
		isHeading( first ) &&
		levelOf( first ) === level &&
		headings.filter( ( one ) => levelOf( one ) === level ).length > 1
	);
}

/** Headings with what follows each: those of the highest level make the titles. */
export function fromSections( attributes: Attributes, blocks: readonly Block[] ): Block {
	const level = Math.min( ...blocks.filter( isHeading ).map( levelOf ) );
	const sources: { title: unknown; attributes: Attributes; content: Block[] }[] = [];
	for ( const block of blocks ) {
		if ( isHeading( block ) && levelOf( block ) === level ) {
			sources.push( {
				title: block.attributes.content,
				attributes: { anchor: block.attributes.anchor ?? '' },
				content: [],
			} );
		} else {
			sources.at( -1 )?.content.push( block );
		}
	}
	return made( frame( attributes ), sources );
}

/** Each column becomes a tab; its first block is the title where that is a heading. */
export function fromColumns( attributes: Attributes, columns: readonly Block[] ): Block {
	const sources = columns.map( ( column ): Source => {
		const [ first, ...rest ] = column.innerBlocks;
		const isTitled = first !== undefined && isHeading( first );
		return {
			title: isTitled ? first.attributes.content : '',
			attributes: looks( column.attributes ),
			content: isTitled ? rest : column.innerBlocks,
		};
	} );
	return made(
		frame( attributes ),
		sources,
		columns.some( ( column ) => column.attributes.width ) ? [ __( 'Widths of columns', 'vestibule' ) ] : []
	);
}
