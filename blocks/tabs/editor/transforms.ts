import type { Block } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import {
	highestLevel,
	isHeading,
	levelOf,
	maker,
	pick,
	sectionsIn,
	toSections,
	type Attributes,
	type Source,
} from '../../../src/controls/titled';

const COLORS = [ 'backgroundColor', 'style', 'textColor' ];

/** Returns the colors and the anchor of a block. */
const styles = ( attributes: Attributes ): Attributes => pick( attributes, [ ...COLORS, 'anchor' ] );

/** Returns the attributes that tabs copy from the transformed block. */
const frame = ( attributes: Attributes ): Attributes =>
	pick( attributes, [ ...COLORS, 'align', 'anchor', 'fontSize' ] );

// The first tab is open by default, so the attribute is set only for other tabs.
const made = maker( 'vestibule/tabs', 'vestibule/tab', ( { isOpen = false }, index ) => isOpen && index > 0 );

/** Transforms WordPress's tabs. Their titles are in a list, and their panels in another block. */
function fromTabs( attributes: Attributes, parts: readonly Block[] ): Block {
	const list = parts.find( ( { name } ) => name === 'core/tab-list' );
	const panels =
		parts.find( ( { name } ) => name === 'core/tab-panels' )?.innerBlocks ??
		parts.filter( ( { name } ) => name === 'core/tab' );
	const titles = Array.isArray( list?.attributes.tabs ) ? ( list.attributes.tabs as { label?: unknown }[] ) : [];
	const sources = panels.map( ( panel, index ): Source => ( {
		title: titles[ index ]?.label ?? panel.attributes.label,
		isOpen: index === Number( attributes.activeTabIndex ?? 0 ),
		attributes: styles( panel.attributes ),
		content: panel.innerBlocks,
	} ) );
	const label = list?.attributes.ariaLabel;
	const hasOwnStyles = Object.keys( styles( list?.attributes ?? {} ) ).length > 0;
	return made(
		{
			...frame( attributes ),
			...( typeof label === 'string' && { label } ),
			...( attributes.orientation === 'vertical' && { desktop: 'vertical' } ),
		},
		sources,
		hasOwnStyles ? [ __( 'Colors and borders of titles', 'vestibule' ) ] : []
	);
}

/**
 * Checks whether the blocks start with a heading of the highest level among them and contain another heading of that
 * level.
 */
function areSections( blocks: readonly Block[] ): boolean {
	const [ first ] = blocks;
	const level = highestLevel( blocks );
	return (
		first !== undefined &&
		isHeading( first ) &&
		levelOf( first ) === level &&
		blocks.filter( ( block ) => isHeading( block ) && levelOf( block ) === level ).length > 1
	);
}

/** Transforms headings and the blocks that follow each heading. */
const fromSections = ( attributes: Attributes, blocks: readonly Block[] ): Block =>
	made(
		frame( attributes ),
		sectionsIn( blocks, ( { anchor } ) => ( { anchor: anchor ?? '' } ) )
	);

/** Transforms columns. If the first block in a column is a heading, the heading becomes the title. */
function fromColumns( attributes: Attributes, columns: readonly Block[] ): Block {
	const sources = columns.map( ( column ): Source => {
		const [ first, ...rest ] = column.innerBlocks;
		const isTitled = first !== undefined && isHeading( first );
		return {
			title: isTitled ? first.attributes.content : '',
			attributes: styles( column.attributes ),
			content: isTitled ? rest : column.innerBlocks,
		};
	} );
	return made(
		frame( attributes ),
		sources,
		columns.some( ( column ) => column.attributes.width ) ? [ __( 'Column widths', 'vestibule' ) ] : []
	);
}

/** Transforms an accordion. Only the first open item becomes the open tab. */
function fromAccordion( attributes: Attributes, items: readonly Block[] ): Block {
	const open = items.findIndex( ( item ) => item.attributes.isOpen === true );
	const sources = items.map( ( item, index ): Source => ( {
		title: item.attributes.title,
		isOpen: index === open,
		attributes: styles( item.attributes ),
		content: item.innerBlocks,
	} ) );
	return made( frame( attributes ), sources );
}

interface Title {
	text?: unknown;
	icon?: unknown;
	subText?: unknown;
	anchor?: unknown;
}

type Layout = 'tabs' | 'vertical' | 'accordion';

const LAYOUTS: Record< string, Layout > = { tabs: 'tabs', vtabs: 'vertical', accordion: 'accordion' };

const layoutOf = ( name: unknown, inherited: Layout ): Layout => LAYOUTS[ String( name ) ] ?? inherited;

/** Transforms Kadence tabs. The parent block contains the list of titles, ordered by tab number. */
function fromKadence( attributes: Attributes, tabs: readonly Block[] ): Block {
	const titles = Array.isArray( attributes.titles ) ? ( attributes.titles as Title[] ) : [];
	const open = Number( attributes.startTab || attributes.currentTab || 1 );
	const sources = tabs.map( ( tab, index ): Source => {
		const number = Number( tab.attributes.id ?? index + 1 );
		const title = titles[ number - 1 ];
		const anchor = String( title?.anchor ?? '' );
		return {
			title: title?.text,
			isOpen: number === open,
			attributes: /^[\w-]+$/.test( anchor ) ? { anchor } : {},
			content: tab.innerBlocks,
		};
	} );
	const desktop = layoutOf( attributes.layout, 'tabs' );
	const tablet = layoutOf( attributes.tabletLayout, desktop );
	return made(
		{ ...pick( attributes, [ 'anchor' ] ), desktop, tablet, phone: layoutOf( attributes.mobileLayout, tablet ) },
		sources,
		[
			...( titles.some( ( { icon } ) => icon ) ? [ __( 'Icons', 'vestibule' ) ] : [] ),
			...( attributes.enableSubtitle && titles.some( ( { subText } ) => subText )
				? [ __( 'Subtitles', 'vestibule' ) ]
				: [] ),
			__( 'Colors, borders and spacing of titles and panels', 'vestibule' ),
		]
	);
}

/** Transformations to and from tabs (docs/tabs.md). */
export const transforms = {
	from: [
		{ type: 'block', blocks: [ 'core/tabs' ], transform: fromTabs },
		{ type: 'block', blocks: [ 'vestibule/accordion' ], transform: fromAccordion },
		{ type: 'block', blocks: [ 'kadence/tabs' ], transform: fromKadence },
		{ type: 'block', blocks: [ 'core/columns' ], transform: fromColumns },
		{
			type: 'block',
			blocks: [ 'core/group' ],
			isMatch: ( _: Attributes, group: Block ) => areSections( group.innerBlocks ),
			transform: fromSections,
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/group' ],
			transform: ( attributes: Attributes, tabs: readonly Block[] ) => toSections( attributes, 3, tabs ),
		},
	],
};
