import {
	InnerBlocks,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
	type BlockEditProps,
} from '@wordpress/block-editor';
import { cloneBlock, createBlock, type Block } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import type { StepAttributes } from '../../src/contracts/step';
import { PlainText } from '../fields/kit/editor/PlainText';
import { CONFIRMATION } from '../form/editor/confirmations/confirmation';
import { STEP } from '../form/editor/steps/plan';
import { usePlace, useTakeIn } from '../form/editor/steps/useSteps';
import { allowedBlocks, offeredFirst } from '../form/editor/template';

const inSteps = () => allowedBlocks().filter( ( name ) => name !== STEP && name !== CONFIRMATION );

type StepButtonsProps = Pick< BlockEditProps< StepAttributes >, 'attributes' | 'setAttributes' > & {
	/** Position of the step, from 1. */
	number: number;
	total: number;
};

/** Buttons for the previous and the next step. Their labels can be edited in place. */
function StepButtons( { attributes, setAttributes, number, total }: StepButtonsProps ) {
	const { nextLabel = '', backLabel = '' } = attributes;
	return (
		<div className="vestibule-steps">
			{ number > 1 && (
				<div className="vestibule-steps__button is-back">
					<PlainText
						identifier="backLabel"
						label={ __( 'Text of the Back button', 'vestibule' ) }
						placeholder={ _x( 'Back', 'step of a form', 'vestibule' ) }
						value={ backLabel }
						onChange={ ( next ) => setAttributes( { backLabel: next } ) }
					/>
				</div>
			) }
			{ number < total && (
				<div className="vestibule-steps__button is-next wp-element-button">
					<PlainText
						identifier="nextLabel"
						label={ __( 'Text of the Next button', 'vestibule' ) }
						placeholder={ _x( 'Next', 'step of a form', 'vestibule' ) }
						value={ nextLabel }
						onChange={ ( next ) => setAttributes( { nextLabel: next } ) }
					/>
				</div>
			) }
		</div>
	);
}

/** Edit component of a step. The editor shows all steps, one after the other. */
function StepEdit( { attributes, clientId, setAttributes }: BlockEditProps< StepAttributes > ) {
	const { number, total } = usePlace( clientId );
	useTakeIn( clientId );
	const isEmpty = useSelect(
		( select ) => select( blockEditorStore ).getBlocks( clientId ).length === 0,
		[ clientId ]
	);
	const inner = useInnerBlocksProps(
		{ className: 'vestibule-step__fields' },
		{
			allowedBlocks: useMemo( inSteps, [] ),
			prioritizedInserterBlocks: useMemo( offeredFirst, [] ),
			renderAppender: isEmpty ? InnerBlocks.ButtonBlockAppender : undefined,
		}
	);
	/* translators: keep %activeStep%, %totalStep% and %stepTitle% as they are: numbers and the title of the step. */
	const pattern = __( 'Step %activeStep% of %totalStep% – %stepTitle%', 'vestibule' );
	const [ before = '', after = '' ] = pattern
		.replace( '%activeStep%', String( number ) )
		.replace( '%totalStep%', String( total ) )
		.split( '%stepTitle%' );
	return (
		<div { ...useBlockProps( { className: 'vestibule-step' } ) }>
			<h2 className="vestibule-step__label">
				{ before }
				<PlainText
					identifier="title"
					label={ __( 'Title of the step', 'vestibule' ) }
					placeholder={ __( 'Title', 'vestibule' ) }
					value={ attributes.title ?? '' }
					onChange={ ( next ) => setAttributes( { title: next } ) }
				/>
				{ after }
			</h2>
			<div { ...inner } />
			<StepButtons attributes={ attributes } setAttributes={ setAttributes } number={ number } total={ total } />
		</div>
	);
}

/** Transforms any selected blocks into a step, similar to grouping them. */
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

const stepIcon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M4 6h9v1.5H4V6Zm0 5.25h6v1.5H4v-1.5ZM4 16.5h9V18H4v-1.5Zm11.6-8.1 4.3 3.6-4.3 3.6-1-1.2 2.1-1.65H12v-1.5h4.7l-2.1-1.65 1-1.2Z" />
	</svg>
);

/** Block for a step. Its attributes come from the contract `step`. */
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
