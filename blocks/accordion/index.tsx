import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { InnerBlocks } from '@wordpress/block-editor';
import { item } from '../accordion-item';
import { AccordionEdit } from './editor/AccordionEdit';
import { accordionIcon } from './editor/icons';
import { from, to } from './editor/transforms';

/** The editor's half of both blocks in one script. The rest comes from block.json by way of the server. */
function register( name: string, settings: object ): void {
	registerBlockType( name, settings as BlockConfiguration );
}

register( 'vestibule/accordion', {
	icon: accordionIcon,
	edit: AccordionEdit,
	save: () => <InnerBlocks.Content />,
	transforms: { from, to },
} );
register( item.name, item.settings );
