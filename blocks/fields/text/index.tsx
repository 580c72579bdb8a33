import { __, _x, sprintf } from '@wordpress/i18n';
import { textHorizontal } from '@wordpress/icons';
import { SelectControl, TextareaControl } from '../../../src/controls/wordpress';
import { maskExample } from '../kit/pattern';
import { numberSetting, textSetting } from '../kit/rules';
import { LimitControl, MaxLengthControl, PlaceholderControl, TextAttribute } from '../kit/editor/inspector/attributes';
import type { FieldEditing, FieldPanelProps } from '../kit/editor/kinds';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { Line } from '../kit/controls';
import type { FieldViewProps } from '../kit/view';
import metadata from './block.json';

/** Checks whether only digits can be typed. If so, phones show the numeric keyboard. */
function isNumeric( { field }: FieldViewProps ): boolean {
	const mask = textSetting( field, 'mask' );
	return mask === '' ? numberSetting( field, 'digits' ) > 0 : /^[^A-Za-z*\\]+$/.test( mask );
}

const View = ( props: FieldViewProps ) => (
	<Line
		{ ...props }
		type="text"
		inputMode={ isNumeric( props ) ? 'numeric' : undefined }
		autoComplete={ props.field.autocomplete || undefined }
	/>
);

/** Select control for the autocomplete token. Only tokens for a single line of text are available. */
function AutocompleteControl( { attributes, setAttributes }: FieldPanelProps ) {
	const value = attributes.autocomplete ?? '';
	const tokens = [
		{ value: '', label: _x( 'None', 'nothing is asked of the browser', 'vestibule' ) },
		{ value: 'organization', label: __( 'Organisation', 'vestibule' ) },
		{ value: 'organization-title', label: __( 'Job title', 'vestibule' ) },
		{ value: 'street-address', label: __( 'Street address', 'vestibule' ) },
		{ value: 'postal-code', label: __( 'Postal code', 'vestibule' ) },
		{ value: 'address-level2', label: __( 'Town or city', 'vestibule' ) },
		{ value: 'url', label: __( 'Web address', 'vestibule' ) },
		{ value: 'off', label: __( 'Off (never fill in)', 'vestibule' ) },
	];
	return (
		<SelectControl
			label={ __( 'Autofill by the browser', 'vestibule' ) }
			value={ value }
			options={
				tokens.some( ( token ) => token.value === value ) ? tokens : [ ...tokens, { value, label: value } ]
			}
			onChange={ ( autocomplete ) => setAttributes( { autocomplete } ) }
		/>
	);
}

/** Settings for the format of the text. */
function FormatSettings( props: FieldEditing ) {
	const { attributes, setAttributes } = props;
	const mask = attributes.mask ?? '';
	return (
		<>
			<TextAttribute
				{ ...props }
				name="mask"
				label={ __( 'Mask', 'vestibule' ) }
				placeholder="00/00/0000"
				help={
					mask === ''
						? __(
								'0: digit. 9: optional digit. #: any number of digits. S: letter. A or *: letter or digit. Put \\ before one of these characters to use the character itself. All other characters are inserted while visitors type.',
								'vestibule'
							)
						: /* translators: %s: format of a value, such as 00/00/0000. */
							sprintf( __( 'Visitors see this text: Format: %s', 'vestibule' ), maskExample( mask ) )
				}
			/>
			<LimitControl
				label={ __( 'Number of digits', 'vestibule' ) }
				help={ __( 'Leave empty for any number of digits.', 'vestibule' ) }
				value={ attributes.digits ?? 0 }
				max={ 100 }
				onChange={ ( digits ) => setAttributes( { digits } ) }
			/>
			<TextareaControl
				label={ __( 'Allowed patterns', 'vestibule' ) }
				rows={ 2 }
				placeholder="000-000"
				help={ __(
					'Enter one pattern per line, with the same characters as in masks. In addition, ? matches any one character, and … or three periods match any text.',
					'vestibule'
				) }
				value={ attributes.pattern ?? '' }
				onChange={ ( pattern ) => setAttributes( { pattern } ) }
			/>
		</>
	);
}

const Settings = ( props: FieldPanelProps ) => (
	<>
		<PlaceholderControl { ...props } />
		<MaxLengthControl { ...props } />
		<AutocompleteControl { ...props } />
		<FormatSettings { ...props } />
	</>
);

export const field: FieldBlock = {
	metadata,
	View,
	icon: textHorizontal,
	order: 50,
	related: [ 'textarea', 'email', 'number', 'url' ],
	messages: () => ( {
		max: __( 'When the text is too long', 'vestibule' ),
		mask: __( 'When the text does not match the mask', 'vestibule' ),
		pattern: __( 'When the text does not match any pattern', 'vestibule' ),
		digits: __( 'When the number of digits is wrong', 'vestibule' ),
	} ),
	Settings,
};
