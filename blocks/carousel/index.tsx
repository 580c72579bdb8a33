import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { CarouselEdit } from './editor/CarouselEdit';
import { transforms } from './editor/transforms';
import { slidesIcon, variations } from './editor/variations';

const settings = {
	icon: slidesIcon,
	edit: CarouselEdit,
	save: () => <InnerBlocks.Content />,
	variations,
	transforms,
};

// The server provides the title, attributes and other metadata from block.json.
registerBlockType( 'vestibule/carousel', settings as unknown as BlockConfiguration );
