import { createBlock, type Block } from '@wordpress/blocks';
import { frame, looks, made, type Attributes, type Source } from './made';

/** Of an accordion's open items the first one stays open: tabs show one panel at a time. */
export function fromAccordion( attributes: Attributes, items: readonly Block[] ): Block {
	const open = items.findIndex( ( item ) => item.attributes.isOpen === true );
	const sources = items.map( ( item, index ): Source => ( {
		title: item.attributes.title,
		isOpen: index === open,
		attributes: looks( item.attributes ),
		content: item.innerBlocks,
	} ) );
	return made( frame( attributes ), sources );
}

/** Headings with their content. */
export const toGroup = ( attributes: Attributes, tabs: readonly Block[] ): Block =>
	createBlock(
		'core/group',
		{ align: attributes.align, anchor: attributes.anchor },
		tabs.flatMap( ( tab ) => [
			createBlock( 'core/heading', {
				level: 3,
				content: tab.attributes.title,
				anchor: tab.attributes.anchor || undefined,
			} ),
			...tab.innerBlocks,
		] )
	);
