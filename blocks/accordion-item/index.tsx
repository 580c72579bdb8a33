import { InnerBlocks } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { itemIcon } from '../accordion/editor/icons';
import { ItemEdit } from '../accordion/editor/ItemEdit';
import { textOf } from '../accordion/editor/title';
import metadata from './block.json';

export const item = {
	name: 'vestibule/accordion-item',
	settings: {
		icon: itemIcon,
		// Only here: the server prints the anchor inside the item, and WordPress would print it on the wrapper as well.
		supports: { ...metadata.supports, anchor: true },
		edit: ItemEdit,
		save: () => <InnerBlocks.Content />,
		__experimentalLabel: ( { title }: { title?: unknown } ) =>
			textOf( title ) || __( 'Accordion item', 'vestibule' ),
	},
};
