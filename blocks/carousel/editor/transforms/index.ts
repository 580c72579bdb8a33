import type { Block } from '@wordpress/blocks';
import { fromColumns, fromGallery, fromGroup, fromImages, toGroup } from './core';
import { fromKadence } from './kadence';
import type { Attributes } from './made';

/** WordPress hands lists when several blocks may be selected, and single values otherwise. */
const list = ( value: Attributes | Attributes[] ): Attributes[] => ( Array.isArray( value ) ? value : [ value ] );

/** What becomes a carousel, and what it becomes again. */
export const transforms = {
	from: [
		{ type: 'block', blocks: [ 'core/gallery' ], transform: fromGallery },
		{
			type: 'block',
			blocks: [ 'core/image' ],
			isMultiBlock: true,
			transform: ( images: Attributes | Attributes[] ) => fromImages( list( images ) ),
		},
		{ type: 'block', blocks: [ 'core/columns' ], transform: fromColumns },
		{
			type: 'block',
			blocks: [ 'core/group' ],
			isMatch: ( _: Attributes, group: Block ) => group.innerBlocks.length > 1,
			transform: fromGroup,
		},
		{ type: 'block', blocks: [ 'kadence/advancedgallery' ], transform: fromKadence },
	],
	to: [ { type: 'block', blocks: [ 'core/group' ], transform: toGroup } ],
};
