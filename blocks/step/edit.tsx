import {
	InnerBlocks,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
	type BlockEditProps,
} from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import type { StepAttributes } from '../../src/contracts/step';
import { allowedBlocks, offeredFirst } from '../form/editor/family';
import { CONFIRMATION } from '../form/editor/confirmations/messageBlock';
import { STEP } from '../form/editor/steps/plan';
import { usePlace, useTakeIn } from '../form/editor/steps/useSteps';
import { PlainText } from '../fields/kit/editor/PlainText';

const inSteps = () => allowedBlocks().filter( ( name ) => name !== STEP && name !== CONFIRMATION );

/** A step with its words edited where they stand; all steps are shown, one below another. */
export function StepEdit( { attributes, clientId, setAttributes }: BlockEditProps< StepAttributes > ) {
	const { title = '', nextLabel = '', backLabel = '' } = attributes;
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
					value={ title }
					onChange={ ( next ) => setAttributes( { title: next } ) }
				/>
				{ after }
			</h2>
			<div { ...inner } />
			<div className="vestibule-steps">
				{ number > 1 && (
					<div className="vestibule-steps__button is-back">
						<PlainText
							identifier="backLabel"
							label={ __( 'Text of the button back', 'vestibule' ) }
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
							label={ __( 'Text of the button to the next step', 'vestibule' ) }
							placeholder={ _x( 'Next', 'step of a form', 'vestibule' ) }
							value={ nextLabel }
							onChange={ ( next ) => setAttributes( { nextLabel: next } ) }
						/>
					</div>
				) }
			</div>
		</div>
	);
}
