import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { InnerBlocks } from '@wordpress/block-editor';
import { ModalEdit } from './editor/ModalEdit';
import { modalIcon } from './editor/ModalCard';
import { modalLabel } from './editor/name';
import { transforms } from './editor/transforms';
import './editor/closing';

/** Title, attributes and other metadata come from block.json, through the server. */
registerBlockType( 'vestibule/modal', {
	icon: modalIcon,
	edit: ModalEdit,
	save: () => <InnerBlocks.Content />,
	transforms,
	__experimentalLabel: modalLabel,
} as unknown as BlockConfiguration );
