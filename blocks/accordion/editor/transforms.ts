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

const COLORS = [ 'backgroundColor', 'gradient', 'style', 'textColor' ];

/** Returns the colors and the anchor of a block. */
const styles = ( attributes: Attributes ): Attributes => pick( attributes, [ ...COLORS, 'anchor' ] );

/** Returns the attributes that an accordion copies from the transformed block. */
const frame = ( attributes: Attributes ): Attributes =>
	pick( attributes, [ ...COLORS, 'align', 'anchor', 'fontSize' ] );

const made = maker( 'vestibule/accordion', 'vestibule/accordion-item', ( { isOpen = false } ) => isOpen );

const inside = ( item: Block, name: string ) => item.innerBlocks.find( ( block ) => block.name === name );

const titleLevel = ( level: unknown ) => Math.min( 6, Math.max( 2, Number( level ) || 3 ) );

/** Transforms WordPress's accordion, whose items contain a heading and a panel. */
export function fromAccordion( attributes: Attributes, items: readonly Block[] ): Block {
	const sources = items.map( ( item ): Source => ( {
		title: inside( item, 'core/accordion-heading' )?.attributes.title,
		isOpen: item.attributes.openByDefault === true,
		attributes: styles( item.attributes ),
		content: inside( item, 'core/accordion-panel' )?.innerBlocks ?? [],
	} ) );
	const parts = items.flatMap( ( item ) => item.innerBlocks );
	const hasOwnStyles = parts.some( ( part ) => Object.keys( styles( part.attributes ) ).length > 0 );
	return made(
		{
			...frame( attributes ),
			onlyOne: attributes.autoclose === true,
			headingLevel: titleLevel( attributes.headingLevel ),
		},
		sources,
		[
			...( attributes.showIcon === false ? [ __( 'Titles without an icon', 'vestibule' ) ] : [] ),
			...( attributes.iconPosition === 'left' ? [ __( 'Icons before the titles', 'vestibule' ) ] : [] ),
			...( hasOwnStyles ? [ __( 'Styles of individual titles and panels', 'vestibule' ) ] : [] ),
		]
	);
}

/** Transforms one or more details blocks. If they all have the same name, only one item can be open at a time. */
export function fromDetails( all: readonly Attributes[], inner: readonly Block[][] ): Block {
	const names = new Set( all.map( ( { name } ) => name ) );
	const sources = all.map( ( attributes, index ): Source => ( {
		title: attributes.summary,
		isOpen: attributes.showContent === true,
		attributes: styles( attributes ),
		content: inner[ index ] ?? [],
	} ) );
	return made(
		{ onlyOne: names.size === 1 && ! names.has( undefined ) && ! names.has( '' ), headingLevel: 0 },
		sources
	);
}

/** Transforms headings and the blocks that follow each heading. */
export const fromHeadings = ( attributes: Attributes, blocks: readonly Block[] ): Block =>
	made(
		{ ...frame( attributes ), headingLevel: titleLevel( highestLevel( blocks ) ) },
		sectionsIn( blocks, styles )
	);

/**
 * Checks whether the blocks start with a heading of the highest level among them and also contain other kinds of
 * blocks.
 */
export function areHeadings( blocks: readonly Block[] ): boolean {
	const [ first ] = blocks;
	return (
		first !== undefined &&
		isHeading( first ) &&
		blocks.some( ( block ) => ! isHeading( block ) ) &&
		levelOf( first ) === highestLevel( blocks )
	);
}

/** Transforms tabs. Only one item can be open at a time, initially the first one. */
export function fromTabs( attributes: Attributes, tabs: readonly Block[] ): Block {
	const sources = tabs.map( ( tab, index ) => ( {
		title: tab.attributes.title,
		isOpen: index === 0,
		attributes: styles( tab.attributes ),
		content: tab.innerBlocks,
	} ) );
	return made( { ...frame( attributes ), onlyOne: true }, sources );
}

interface TitleNode {
	type?: string;
	props?: { children?: unknown };
}

/**
 * Converts the title of a Kadence block to HTML. Kadence stores it as a tree, as WordPress's attribute source
 * "children" does.
 */
function htmlOf( node: unknown ): string {
	if ( Array.isArray( node ) ) {
		return node.map( htmlOf ).join( '' );
	}
	if ( typeof node !== 'object' || node === null ) {
		return String( node ?? '' );
	}
	const { type, props } = node as TitleNode;
	const inner = htmlOf( props?.children );
	return type ? `<${ type }>${ inner }</${ type }>` : inner;
}

const levelOfTag = ( tag: unknown ) => Number( /^h([2-6])$/.exec( String( tag ) )?.[ 1 ] ?? 0 );

/**
 * Transforms a Kadence accordion. The colors and images of its panes cannot be read, so they are reported as not
 * converted.
 */
export function fromKadence( attributes: Attributes, panes: readonly Block[] ): Block {
	const open = attributes.startCollapsed === true ? -1 : Number( attributes.openPane ?? 0 );
	const sources = panes.map( ( pane, index ) => ( {
		title: htmlOf( pane.attributes.title ),
		isOpen: index === open,
		attributes: styles( pane.attributes ),
		content: pane.innerBlocks,
	} ) );
	const settings = {
		...pick( attributes, [ 'anchor' ] ),
		onlyOne: attributes.linkPaneCollapse !== false,
		headingLevel: levelOfTag( panes[ 0 ]?.attributes.titleTag ),
		isFaq: attributes.faqSchema === true,
	};
	return made( settings, sources, [
		...( panes.some( ( pane ) => pane.attributes.icon ) ? [ __( 'Icons', 'vestibule' ) ] : [] ),
		...( panes.some( ( pane ) => pane.attributes.hideLabel === true )
			? [ __( 'Hidden titles', 'vestibule' ) ]
			: [] ),
		__( 'Colors and spacing of titles and panels', 'vestibule' ),
	] );
}

/** Blocks that can be transformed into an accordion (docs/tabs.md). */
const from = [
	{ type: 'block', blocks: [ 'core/accordion' ], transform: fromAccordion },
	{
		type: 'block',
		blocks: [ 'core/details' ],
		isMultiBlock: true,
		transform: ( all: Attributes[] | Attributes, inner: Block[][] ) =>
			Array.isArray( all ) ? fromDetails( all, inner ) : fromDetails( [ all ], [ inner.flat() ] ),
	},
	{ type: 'block', blocks: [ 'vestibule/tabs' ], transform: fromTabs },
	{ type: 'block', blocks: [ 'kadence/accordion' ], transform: fromKadence },
	{
		type: 'block',
		blocks: [ 'core/group' ],
		isMatch: ( _: Attributes, group: Block ) => areHeadings( group.innerBlocks ),
		transform: fromHeadings,
	},
	{
		type: 'block',
		blocks: [ '*' ],
		isMultiBlock: true,
		// WordPress passes arrays if several blocks can be selected, and single values otherwise.
		isMatch: ( _: unknown, blocks: Block | Block[] ) => areHeadings( [ blocks ].flat() ),
		__experimentalConvert: ( blocks: Block | Block[] ) => fromHeadings( {}, [ blocks ].flat() ),
	},
];

const to = [
	{
		type: 'block',
		blocks: [ 'core/group' ],
		transform: ( attributes: Attributes, items: readonly Block[] ) =>
			toSections( attributes, Number( attributes.headingLevel ) || 3, items ),
	},
];

export const transforms = { from, to };
