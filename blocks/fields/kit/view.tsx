import type { ReactNode } from 'react';
import type { FormProps } from '../../../src/contracts/form-props';
import { type FieldProps, OTHER, MAX_OTHER_CHARACTERS, otherName } from './rules';

/**
 * Returns the attributes of the field type that the server passes to the page. In the editor, returns all attributes of
 * the block.
 */
export const settingsOf = < Settings extends object >( { settings }: FieldProps ): Partial< Settings > =>
	( settings ?? {} ) as Partial< Settings >;

export interface FieldViewProps {
	field: FieldProps;
	words: FormProps[ 'words' ];
	/** Initial values by field name in the request. */
	values: FormProps[ 'values' ];
	/** Errors by field name in the request. Only the errors of this field are shown. */
	errors: FormProps[ 'errors' ];
	/** Replacements for text that is edited in place. They are used only in the editor. */
	slots?: {
		label?: ReactNode;
		help?: ReactNode;
		text?: ReactNode;
		/** Labels in the order of the options, or of the parts. */
		options?: ReactNode[];
		parts?: ReactNode[];
	};
}

export function textOf( values: FormProps[ 'values' ], name: string ): string {
	const value = values[ name ] ?? '';
	return Array.isArray( value ) ? ( value[ 0 ] ?? '' ) : value;
}

export function textsOf( values: FormProps[ 'values' ], name: string ): string[] {
	const value = values[ name ] ?? [];
	return Array.isArray( value ) ? value : [ value ];
}

/**
 * Returns the IDs of the elements that describe a control: its help text, then its error. Undefined if the control has
 * neither.
 */
export function describedBy( id: string, help: boolean, error: boolean ): string | undefined {
	const ids = [ help ? `${ id }_help` : '', error ? `${ id }_error` : '' ];
	return ids.filter( Boolean ).join( ' ' ) || undefined;
}

/** Returns the ARIA attributes of a field's control. They are the same as in FieldView::aria() on the server. */
export function ariaOf( field: FieldProps, errors: FormProps[ 'errors' ] ) {
	const invalid = ( errors[ field.name ] ?? [] ).length > 0;
	return {
		'aria-required': field.required || undefined,
		'aria-invalid': invalid,
		'aria-describedby': describedBy( field.id, field.help !== '', invalid ),
	};
}

interface FrameProps extends FieldViewProps {
	children: ReactNode;
	/** Whether the field is a group of controls. The label of a group is not a label element. */
	group?: boolean;
}

/**
 * Frame of a field with label, help text, control and error, in this order (docs/form.md: labels above, errors inline).
 */
export function Frame( props: FrameProps ) {
	const { field, group, slots, words, children } = props;
	const label = (
		<>
			<span className="vestibule-field__name">{ slots?.label ?? field.label }</span>
			<RequiredMark required={ field.required } words={ words } />
		</>
	);
	return (
		<>
			{ group ? (
				<div className="vestibule-field__label" id={ `${ field.id }_label` }>
					{ label }
				</div>
			) : (
				<label className="vestibule-field__label" id={ `${ field.id }_label` } htmlFor={ field.id }>
					{ label }
				</label>
			) }
			<Help { ...props } />
			<div className="vestibule-field__control">{ children }</div>
			<FieldErrors id={ field.id } errors={ props.errors[ field.name ] ?? [] } />
		</>
	);
}

export function RequiredMark( { required, words }: { required: boolean; words: FieldViewProps[ 'words' ] } ) {
	return required ? <span className="vestibule-field__required">{ ` ${ words.required ?? '' }` }</span> : null;
}

export function Help( { field, slots }: FieldViewProps ) {
	return slots?.help || field.help ? (
		<div className="vestibule-field__help" id={ `${ field.id }_help` }>
			{ slots?.help ?? field.help }
		</div>
	) : null;
}

/** Error messages of a field. CSS adds the icon. */
export function FieldErrors( { id, errors }: { id: string; errors: string[] } ) {
	return errors.length > 0 ? (
		<div className="vestibule-field__error" id={ `${ id }_error` }>
			{ errors.join( ' ' ) }
		</div>
	) : null;
}

interface OtherSettings {
	other: boolean;
	otherLabel: string;
}

const labelOf = ( field: FieldProps, words: FieldViewProps[ 'words' ] ) =>
	settingsOf< OtherSettings >( field ).otherLabel || ( words.other ?? '' );

/** Returns the options, followed by "Other" if the field offers it. */
export function optionsOf( { field, words }: Pick< FieldViewProps, 'field' | 'words' > ): FieldProps[ 'options' ] {
	return settingsOf< OtherSettings >( field ).other
		? [ ...field.options, { value: OTHER, label: labelOf( field, words ) } ]
		: field.options;
}

/**
 * Text input for the option "Other". The style sheet shows the input while the option is selected, so this works
 * without JavaScript.
 */
export function OtherText( { field, words, values }: Pick< FieldViewProps, 'field' | 'words' | 'values' > ) {
	return settingsOf< OtherSettings >( field ).other ? (
		<input
			className="vestibule-field__input vestibule-other"
			id={ `${ field.id }_other` }
			name={ otherName( field.name ) }
			type="text"
			maxLength={ MAX_OTHER_CHARACTERS }
			autoComplete="off"
			aria-label={ labelOf( field, words ) }
			defaultValue={ textOf( values, otherName( field.name ) ) }
		/>
	) : null;
}
