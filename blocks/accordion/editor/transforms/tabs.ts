import type { Block } from '@wordpress/blocks';
import { frame, looks, made, type Attributes } from './made';

/** Tabs show one panel at a time, the first one at first. */
export function fromTabs( attributes: Attributes, tabs: readonly Block[] ): Block {
	const sources = tabs.map( ( tab, index ) => ( {
		title: tab.attributes.title,
		isOpen: index === 0,
		attributes: looks( tab.attributes ),
		content: tab.innerBlocks,
	} ) );
	return made( { ...frame( attributes ), onlyOne: true }, sources );
}
