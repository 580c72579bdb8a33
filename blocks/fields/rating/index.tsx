import { SelectControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { starFilled } from '@wordpress/icons';
import { WholeNumber } from '../../../src/controls/WholeNumber';
import { textSetting } from '../kit/rules';
import type { FieldPanelProps } from '../kit/editor/kinds';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { Frame, ariaOf, textOf, type FieldViewProps } from '../kit/view';
import metadata from './block.json';
import { scaleOf } from './live';

/** So many of so many, as stars or numbers: radio buttons, so that keyboards and pages without scripts have them too. */
function View( props: FieldViewProps ) {
	const { field, values, errors, words } = props;
	const scale = scaleOf( field );
	const hasNumbers = textSetting( field, 'ratingLook' ) === 'numbers';
	const chosen = textOf( values, field.name );
	return (
		<Frame { ...props } group>
			<div
				className={ hasNumbers ? 'vestibule-rating is-numbers' : 'vestibule-rating' }
				role="radiogroup"
				aria-labelledby={ `${ field.id }_label` }
				{ ...ariaOf( field, errors ) }
			>
				{ Array.from( { length: scale }, ( _, index ) => index + 1 ).map( ( number ) => (
					<label className="vestibule-rating__choice" key={ number }>
						<input
							className="vestibule-rating__box"
							id={ number === 1 ? field.id : `${ field.id }_${ number }` }
							type="radio"
							name={ field.name }
							value={ number }
							defaultChecked={ String( number ) === chosen }
						/>
						<span className="vestibule-rating__sign" aria-hidden="true">
							{ hasNumbers ? number : null }
						</span>
						<span className="vestibule-rating__words">
							{ ( words.rating ?? '' )
								.replace( '%1$s', String( number ) )
								.replace( '%2$s', String( scale ) ) }
						</span>
					</label>
				) ) }
			</div>
		</Frame>
	);
}

const Settings = ( { attributes, setAttributes }: FieldPanelProps ) => (
	<>
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ _x( 'Look', 'of a rating', 'vestibule' ) }
			value={ attributes.ratingLook ?? '' }
			options={ [
				{ value: '', label: __( 'Stars', 'vestibule' ) },
				{ value: 'numbers', label: __( 'Numbers', 'vestibule' ) },
			] }
			onChange={ ( ratingLook ) => setAttributes( { ratingLook: ratingLook as '' } ) }
		/>
		<WholeNumber
			label={ __( 'Best rating', 'vestibule' ) }
			min={ 2 }
			max={ 10 }
			value={ attributes.scale || 5 }
			onChange={ ( scale ) => setAttributes( { scale } ) }
		/>
	</>
);

export const field: FieldBlock = {
	metadata,
	View,
	icon: starFilled,
	order: 82,
	answer: 'number',
	related: [ 'radio', 'number' ],
	Settings,
};
