import { InnerBlocks } from '@wordpress/block-editor';
import { cloneBlock, createBlock, type Block } from '@wordpress/blocks';
import type { StepAttributes } from '../../src/contracts/step';
import { STEP } from '../form/editor/steps/plan';
import { stepIcon } from '../form/editor/icons';
import { StepEdit } from './edit';

/** Blocks of any kind that are chosen together become one step, as they become a group. */
const fromChosen = {
	type: 'block',
	isMultiBlock: true,
	blocks: [ '*' ],
	isMatch: ( _: unknown, chosen: Block | Block[] ) =>
		[ chosen ].flat().every( ( { name } ) => name !== STEP && name !== 'vestibule/form' ),
	__experimentalConvert: ( chosen: Block | Block[] ) =>
		createBlock(
			STEP,
			{},
			[ chosen ].flat().map( ( block ) => cloneBlock( block ) )
		),
};

/** The editor's half of a step; the attributes come from the contract step. */
export const step = {
	name: STEP,
	settings: {
		icon: stepIcon,
		edit: StepEdit,
		save: () => <InnerBlocks.Content />,
		transforms: {
			from: [ fromChosen ],
			ungroup: ( _: unknown, innerBlocks: Block[] ) => innerBlocks,
		},
		__experimentalLabel: ( { title }: StepAttributes ) => title || undefined,
	},
};
