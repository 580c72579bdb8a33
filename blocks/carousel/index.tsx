import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { CarouselEdit } from './editor/CarouselEdit';
import { slides } from './editor/icons';
import { transforms } from './editor/transforms';
import { variations } from './editor/variations';

const settings = {
	icon: slides,
	edit: CarouselEdit,
	save: () => <InnerBlocks.Content />,
	variations,
	transforms,
};

// Title, attributes and the rest come from block.json by way of the server.
registerBlockType( 'vestibule/carousel', settings as unknown as BlockConfiguration );
