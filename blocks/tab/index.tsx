import { InnerBlocks } from '@wordpress/block-editor';
import { tabPanel } from '@wordpress/icons';
import { TabEdit } from '../tabs/editor/TabEdit';
import { textOf } from '../../src/controls/titled';

export const tab = {
	name: 'vestibule/tab',
	settings: {
		icon: tabPanel,
		edit: TabEdit,
		save: () => <InnerBlocks.Content />,
		__experimentalLabel: ( { title }: { title?: unknown } ) => textOf( title ) || undefined,
	},
};
