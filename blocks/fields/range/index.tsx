import { __ } from '@wordpress/i18n';
import { settings } from '@wordpress/icons';
import { textSetting } from '../kit/rules';
import { NumberLimits, numberMessages } from '../kit/editor/inspector/numbers';
import { TextAttribute } from '../kit/editor/inspector/attributes';
import { NumberAttribute } from '../kit/editor/inspector/LimitAttribute';
import type { FieldPanelProps } from '../kit/editor/kinds';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { Frame, ariaOf, textOf, type FieldViewProps } from '../kit/view';
import metadata from './block.json';
import { limitsOf, wordsOf } from './live';

/**
 * Returns the middle of the range, rounded down to a step. It is used only in the editor, because the server sets the
 * value on pages.
 */
function middle( { min, max, step }: ReturnType< typeof limitsOf > ): string {
	const [ from, to, by ] = [ Number( min ), Number( max ), Number( step ) ];
	return String( from + by * Math.floor( ( to - from ) / by / 2 ) );
}

function View( props: FieldViewProps ) {
	const { field, values, errors } = props;
	const limits = limitsOf( field );
	const value = textOf( values, field.name ) || textSetting( field, 'start' ) || middle( limits );
	return (
		<Frame { ...props }>
			<div className="vestibule-range">
				<span className="vestibule-range__end">{ limits.min }</span>
				<input
					className="vestibule-range__input"
					id={ field.id }
					name={ field.name }
					type="range"
					{ ...limits }
					{ ...ariaOf( field, errors ) }
					defaultValue={ value }
				/>
				<span className="vestibule-range__end">{ limits.max }</span>
				<output className="vestibule-range__value" htmlFor={ field.id } aria-hidden="true">
					{ wordsOf( field, value ) }
				</output>
			</div>
		</Frame>
	);
}

const Settings = ( props: FieldPanelProps ) => (
	<>
		<NumberLimits { ...props } />
		<NumberAttribute
			{ ...props }
			name="start"
			label={ __( 'Default value', 'vestibule' ) }
			help={ __( 'Leave empty for the middle.', 'vestibule' ) }
		/>
		<TextAttribute
			{ ...props }
			name="unit"
			label={ __( 'Unit', 'vestibule' ) }
			help={ __( 'Shown after the number, such as km or hours.', 'vestibule' ) }
		/>
	</>
);

export const field: FieldBlock = {
	metadata,
	View,
	icon: settings,
	order: 65,
	answer: 'number',
	related: [ 'number' ],
	// A slider always has a value, so it can't be required.
	hasRequired: false,
	messages: numberMessages,
	Settings,
};
