import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { drawerRight } from '@wordpress/icons';
import metadata from './block.json';
import { DrawerEdit } from './Edit';

registerBlockType( metadata.name, {
	icon: drawerRight,
	edit: DrawerEdit,
	save: () => <InnerBlocks.Content />,
} as unknown as BlockConfiguration );
