import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { InnerBlocks } from '@wordpress/block-editor';
import { item } from '../accordion-item';
import { AccordionEdit } from './editor/AccordionEdit';
import { transforms } from './editor/transforms';

const accordionIcon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
		<path d="M4 4.75h16v1.5H4zm0 13h16v1.5H4zm0-8.5h10v1.5H4zm0 3.5h7v1.5H4zm13.2-3.2 2.8 2.8-1.06 1.06-1.74-1.74-1.74 1.74-1.06-1.06z" />
	</svg>
);

/** Registers a block in the editor. The server provides the title, attributes and other metadata from block.json. */
function register( name: string, settings: object ): void {
	registerBlockType( name, settings as BlockConfiguration );
}

register( 'vestibule/accordion', {
	icon: accordionIcon,
	edit: AccordionEdit,
	save: () => <InnerBlocks.Content />,
	transforms,
} );
register( item.name, item.settings );
