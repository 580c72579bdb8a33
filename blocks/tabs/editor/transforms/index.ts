import type { Block } from '@wordpress/blocks';
import { fromAccordion, toGroup } from './accordion';
import { areSections, fromColumns, fromSections, fromTabs } from './core';
import { fromKadence } from './kadence';
import type { Attributes } from './made';

/** What becomes tabs (docs/tabs.md). */
export const from = [
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
];

/** Back to headings with their content. */
export const to = [ { type: 'block', blocks: [ 'core/group' ], transform: toGroup } ];
