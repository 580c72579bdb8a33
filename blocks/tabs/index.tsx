import { InnerBlocks, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';

function register( name: string, settings: object ): void {
	registerBlockType( name, settings as BlockConfiguration );
}
const Edit = () => <div { ...useInnerBlocksProps( useBlockProps(), {} ) } />;
register( 'vestibule/tabs', { edit: Edit, save: () => <InnerBlocks.Content /> } );
register( 'vestibule/tab', { edit: Edit, save: () => <InnerBlocks.Content /> } );
