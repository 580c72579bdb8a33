import { InnerBlocks } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { itemIcon } from '../accordion/editor/icons';
import { ItemEdit } from '../accordion/editor/ItemEdit';
import { textOf } from '../accordion/editor/title';

export const item = {
	name: 'vestibule/accordion-item',
	settings: {
		icon: itemIcon,
		edit: ItemEdit,
		save: () => <InnerBlocks.Content />,
		__experimentalLabel: ( { title }: { title?: unknown } ) => textOf( title ) || __( 'Accordion item', 'vestibule' ),
	},
};
