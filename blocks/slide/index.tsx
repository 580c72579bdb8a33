import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { SlideEdit, type SlideAttributes } from './SlideEdit';
import { slide } from './icon';

const settings = {
	icon: slide,
	edit: SlideEdit,
	save: () => <InnerBlocks.Content />,
	/** The list view names a slide as its carousel does. */
	__experimentalLabel: ( { label }: SlideAttributes ) => label || undefined,
};

registerBlockType( 'vestibule/slide', settings as unknown as BlockConfiguration );
