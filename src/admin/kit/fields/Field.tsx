import { useId } from '@wordpress/element';
import { TextControl } from '../../../controls/wordpress';

interface FieldProps {
	label: string;
	help?: string;
	value: string;
	/** Error message; empty if there is none. */
	error: string;
	isNumber?: boolean;
	onChange( value: string ): void;
}

/** Text control with its error message under it. Numbers are edited as text too, so that invalid input is preserved. */
export function Field( { label, help, value, error, isNumber = false, onChange }: FieldProps ) {
	const id = useId();
	return (
		<div>
			<TextControl
				label={ label }
				help={ help }
				inputMode={ isNumber ? 'numeric' : 'text' }
				autoComplete="off"
				maxLength={ 200 }
				value={ value }
				onChange={ onChange }
				aria-invalid={ error !== '' }
				{ ...( error !== '' && { 'aria-describedby': `${ id }-error` } ) }
			/>
			<div id={ `${ id }-error` } role="status">
				{ error !== '' && <p className="vestibule-admin__error">{ error }</p> }
			</div>
		</div>
	);
}
