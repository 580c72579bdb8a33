import { InnerBlocks } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { ItemEdit } from '../accordion/editor/ItemEdit';
import { textOf } from '../../src/controls/titled';
import metadata from './block.json';

const itemIcon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
		<path d="M4 6.75h10v1.5H4zm0 5h16v1.5H4zm0 4h12v1.5H4zm13.2-10.2 2.8 2.8-1.06 1.06-1.74-1.74-1.74 1.74-1.06-1.06z" />
	</svg>
);

export const item = {
	name: 'vestibule/accordion-item',
	settings: {
		icon: itemIcon,
		// Support for anchors is declared only in the editor, because the server prints the anchor inside the item. If
		// block.json declared it, WordPress would also print the anchor on the wrapper.
		supports: { ...metadata.supports, anchor: true },
		edit: ItemEdit,
		save: () => <InnerBlocks.Content />,
		__experimentalLabel: ( { title }: { title?: unknown } ) =>
			textOf( title ) || __( 'Collapsible section', 'vestibule' ),
	},
};
