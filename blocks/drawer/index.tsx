import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import metadata from './block.json';
import { DrawerEdit } from './Edit';

registerBlockType( metadata.name, {
	edit: DrawerEdit,
	save: () => <InnerBlocks.Content />,
} as unknown as BlockConfiguration );
