import type { Block } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { made, pick, type Attributes, type Source } from './made';

interface Title {
	text?: unknown;
	icon?: unknown;
	subText?: unknown;
	anchor?: unknown;
}

type Layout = 'tabs' | 'vertical' | 'accordion';

const LAYOUTS: Record< string, Layout > = { tabs: 'tabs', vtabs: 'vertical', accordion: 'accordion' };

const layoutOf = ( name: unknown, inherited: Layout ): Layout => LAYOUTS[ String( name ) ] ?? inherited;

/** The titles stand in a list of the block around the tabs, in the order of the tabs' numbers. */
export function fromKadence( attributes: Attributes, tabs: readonly Block[] ): Block {
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
			__( 'Colours, borders and spacing of titles and panels', 'vestibule' ),
		]
	);
}
