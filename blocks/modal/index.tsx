import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { InnerBlocks } from '@wordpress/block-editor';
import { ModalEdit } from './editor/ModalEdit';
import { modalIcon } from './editor/ModalCard';
import { modalLabel } from './editor/name';
import { transforms } from './editor/transforms';
import './editor/closing';

/** The server provides the title, attributes and other metadata from block.json. */
registerBlockType( 'vestibule/modal', {
	icon: modalIcon,
	edit: ModalEdit,
	save: () => <InnerBlocks.Content />,
	transforms,
	__experimentalLabel: modalLabel,
} as unknown as BlockConfiguration );
