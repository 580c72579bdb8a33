import type { Block } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { looks, made, pick, type Attributes } from './made';

interface TitleNode {
	type?: string;
	props?: { children?: unknown };
}

/** Its titles are kept as a tree, the shape of WordPress's attribute source "children". */
export function htmlOf( node: unknown ): string {
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

const levelOf = ( tag: unknown ) => Number( /^h([2-6])$/.exec( String( tag ) )?.[ 1 ] ?? 0 );

/**
 * What the pane's own colours and pictures say is not known here; they are reported when they differ from that plugin's
 * defaults.
 */
export function fromKadence( attributes: Attributes, panes: readonly Block[] ): Block {
	const open = attributes.startCollapsed === true ? -1 : Number( attributes.openPane ?? 0 );
	const sources = panes.map( ( pane, index ) => ( {
		title: htmlOf( pane.attributes.title ),
		isOpen: index === open,
		attributes: looks( pane.attributes ),
		content: pane.innerBlocks,
	} ) );
	const settings = {
		...pick( attributes, [ 'anchor' ] ),
		onlyOne: attributes.linkPaneCollapse !== false,
		headingLevel: levelOf( panes[ 0 ]?.attributes.titleTag ),
		isFaq: attributes.faqSchema === true,
	};
	return made( settings, sources, [
		...( panes.some( ( pane ) => pane.attributes.icon ) ? [ __( 'Icons', 'vestibule' ) ] : [] ),
		...( panes.some( ( pane ) => pane.attributes.hideLabel === true )
			? [ __( 'Hidden titles', 'vestibule' ) ]
			: [] ),
		__( 'Colours and spacing of titles and panels', 'vestibule' ),
	] );
}
