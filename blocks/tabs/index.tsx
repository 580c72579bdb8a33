import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { tabs as icon } from '@wordpress/icons';
import { tab } from '../tab';
import { TabsEdit } from './editor/TabsEdit';
import { transforms } from './editor/transforms';

/** Registers a block in the editor. The server provides the title, attributes and other metadata from block.json. */
function register( name: string, settings: object ): void {
	registerBlockType( name, settings as BlockConfiguration );
}

register( 'vestibule/tabs', {
	icon,
	edit: TabsEdit,
	save: () => <InnerBlocks.Content />,
	transforms,
} );
register( tab.name, tab.settings );
