import { createBlock, type Block } from '@wordpress/blocks';
import { areHeadings, fromAccordion, fromDetails, fromHeadings } from './core';
import { fromKadence } from './kadence';
import type { Attributes } from './made';
import { fromTabs } from './tabs';

/** WordPress hands lists when several blocks may be selected, and single values otherwise. */
const list = < Item >( value: Item | readonly Item[] ): readonly Item[] =>
	Array.isArray( value ) ? value : [ value as Item ];

/** What becomes an accordion (docs/tabs.md). */
export const from = [
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
		isMatch: ( _: unknown, blocks: Block | Block[] ) => areHeadings( list( blocks ) ),
		__experimentalConvert: ( blocks: Block | Block[] ) => fromHeadings( {}, list( blocks ) ),
	},
];

/** Back to headings with their content. */
export const to = [
	{
		type: 'block',
		blocks: [ 'core/group' ],
		transform: ( { headingLevel, ...attributes }: Attributes, items: readonly Block[] ) =>
			createBlock(
				'core/group',
				{ align: attributes.align, anchor: attributes.anchor },
				items.flatMap( ( item ) => [
					createBlock( 'core/heading', {
						level: headingLevel || 3,
						content: item.attributes.title,
						anchor: item.attributes.anchor,
					} ),
					...item.innerBlocks,
				] )
			),
	},
];
